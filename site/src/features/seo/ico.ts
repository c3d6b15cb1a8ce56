interface IcoEntry {
	/** Pixels per side, at most 256. */
	readonly size: number;
	readonly png: Buffer;
}

const headerBytes = 6;
const entryBytes = 16;
const typeIcon = 1;
const bitsPerPixel = 32;

/** Returns an ICO file of PNG files, which every browser since Internet Explorer 11 reads. */
export function makeIco(entries: readonly IcoEntry[]): Buffer {
	const directory = Buffer.alloc(headerBytes + entryBytes * entries.length);
	directory.writeUInt16LE(typeIcon, 2);
	directory.writeUInt16LE(entries.length, 4);
	let offset = directory.length;
	for (const [index, { size, png }] of entries.entries()) {
		const at = headerBytes + entryBytes * index;
		// In an ICO file, 0 means 256.
		directory.writeUInt8(size % 256, at);
		directory.writeUInt8(size % 256, at + 1);
		directory.writeUInt16LE(1, at + 4);
		directory.writeUInt16LE(bitsPerPixel, at + 6);
		directory.writeUInt32LE(png.length, at + 8);
		directory.writeUInt32LE(offset, at + 12);
		offset += png.length;
	}
	return Buffer.concat([directory, ...entries.map(({ png }) => png)]);
}
