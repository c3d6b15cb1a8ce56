import { crc32 } from 'node:zlib';

/** Builds an uncompressed ZIP archive. */
export function zipOf(files: Readonly<Record<string, Buffer>>): Buffer {
	const parts: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const [name, content] of Object.entries(files)) {
		const path = Buffer.from(name);
		const common = Buffer.alloc(26);
		common.writeUInt16LE(20, 0);
		common.writeUInt32LE(crc32(content), 10);
		common.writeUInt32LE(content.length, 14);
		common.writeUInt32LE(content.length, 18);
		common.writeUInt16LE(path.length, 22);
		const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, path, content]);
		const place = Buffer.alloc(14);
		place.writeUInt32LE(offset, 10);
		directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, place, path]));
		parts.push(local);
		offset += local.length;
	}
	const listed = Buffer.concat(directory);
	const end = Buffer.alloc(18);
	end.writeUInt16LE(directory.length, 4);
	end.writeUInt16LE(directory.length, 6);
	end.writeUInt32LE(listed.length, 8);
	end.writeUInt32LE(offset, 12);
	return Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), end]);
}
