import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileRow } from './picture';

const hashDrawing = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16);

/** Parts of an SVG that run code, load something or show HTML. */
const activeParts =
	/<\s*(?:\w+:)?(?:script|foreignObject|iframe|object|embed|handler|listener|style|link)\b|\son\w+\s*=|javascript:|<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet|(?:href|src)\s*=[\s"']*(?:https?:|\/\/)|url\(\s*["']?(?!#)/i;

/** Checks whether an SVG only draws: it has no scripts, style sheets or references to other files. */
export const isPlainDrawing = (svg: string): boolean =>
	/^\s*(?:<\?xml [^>]*\?>\s*)?<svg\b/.test(svg) && !activeParts.test(svg);

/** Hash at the end of a drawing's name, which the library adds to. */
const nameHash = /(?:[-_][0-9a-f]{10}|[-_][0-9a-f]{16})+$/;

/**
 * Stores a drawing of the product in the media library, unless it is already there. Do not use it for foreign files
 * without `isPlainDrawing`: an SVG may contain scripts.
 */
export async function storeDrawing(
	drawingName: string,
	svg: string,
	caption: string,
	alternativeText = '',
): Promise<FileRow> {
	const name = drawingName.replace(nameHash, '');
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
				data: { fileInfo: { name: fileName, caption, alternativeText } },
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
