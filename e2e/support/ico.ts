/** The first picture of an ICO file, a PNG file. */
export function firstEntry(ico: Buffer): Buffer {
	const offset = ico.readUInt32LE(18);
	return ico.subarray(offset, offset + ico.readUInt32LE(14));
}
