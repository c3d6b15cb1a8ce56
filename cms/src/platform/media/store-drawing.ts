import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileRow } from './picture';

const hashDrawing = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16);

/**
 * Stores a drawing of the product in the media library, unless it is already there. Do not use it for foreign files:
 * an SVG may contain scripts.
 */
export async function storeDrawing(name: string, svg: string, caption: string): Promise<FileRow> {
	const fileName = `${name}-${hashDrawing(svg)}.svg`;
	const existingFile: FileRow | null = await strapi.db
		.query('plugin::upload.file')
		.findOne({ where: { name: fileName } });
	if (existingFile) return existingFile;
	const tempFolder = await mkdtemp(join(tmpdir(), 'drawing-'));
	try {
		const filepath = join(tempFolder, fileName);
		await writeFile(filepath, svg);
		const [storedFile] = await strapi
			.plugin('upload')
			.service('upload')
			.upload({
				data: { fileInfo: { name: fileName, caption, alternativeText: '' } },
				files: {
					filepath,
					originalFilename: fileName,
					mimetype: 'image/svg+xml',
					size: Buffer.byteLength(svg),
				},
			});
		return storedFile;
	} finally {
		await rm(tempFolder, { recursive: true, force: true });
	}
}
