/** Returns the first picture of an ICO file, a PNG file. */
export function readFirstPng(ico: Buffer): Buffer {
	const offset = ico.readUInt32LE(18);
	return ico.subarray(offset, offset + ico.readUInt32LE(14));
}
