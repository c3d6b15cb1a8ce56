import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { async } from '@strapi/utils';
import { catalogue, type Picture } from '../../demo/catalogue';

const demoFolderName = 'Demo';

/** Returns the folder of the demo pictures, if it exists. */
export const findDemoFolder = (strapi: Core.Strapi): Promise<{ id: number } | null> =>
	strapi.db
		.query('plugin::upload.folder')
		.findOne({ where: { name: demoFolderName, parent: null } });

/** Returns the media library folder of the demo pictures, and creates it if missing. */
export async function ensureDemoFolder(strapi: Core.Strapi): Promise<number> {
	const folder =
		(await findDemoFolder(strapi)) ??
		(await strapi
			.plugin('upload')
			.service('folder')
			.create({ name: demoFolderName, parent: null }));
	return folder.id;
}

/** Media library ids by the catalogue's names. */
export type PictureIds = ReadonlyMap<string, number>;

/** Number of pictures in progress at once; the media pipeline limits how many are encoded at once. */
const UPLOAD_CONCURRENCY = 4;
const PROGRESS_INTERVAL = 5;

const mimeTypes = { svg: 'image/svg+xml', webp: 'image/webp', png: 'image/png' } as const;
const fileName = ({ name, format }: Picture) => `${name}.${format}`;

async function uploadPicture(
	strapi: Core.Strapi,
	picture: Picture,
	folder: number,
): Promise<number> {
	const filepath = join(strapi.dirs.app.root, 'demo', 'pictures', fileName(picture));
	const { size } = await stat(filepath);
	const [file] = await strapi
		.plugin('upload')
		.service('upload')
		.upload({
			data: { fileInfo: { name: fileName(picture), alternativeText: picture.alt, folder } },
			files: {
				filepath,
				originalFilename: fileName(picture),
				mimetype: mimeTypes[picture.format],
				size,
			},
		});
	return file.id;
}

export interface DemoFile {
	id: number;
	name: string;
	hash: string;
}

/** Returns the demo pictures in the media library. */
export async function findStoredPictures(strapi: Core.Strapi): Promise<DemoFile[]> {
	const folder = await findDemoFolder(strapi);
	if (!folder) return [];
	const names = catalogue.map(fileName);
	return strapi.db.query('plugin::upload.file').findMany({
		select: ['id', 'name', 'hash'],
		where: { folder: folder.id, name: { $in: names } },
	});
}

/** Returns the files' ids by the catalogue's names. */
export function idsOf(files: readonly DemoFile[]): PictureIds {
	const ids = new Map(files.map(({ name, id }) => [name, id]));
	return new Map(
		catalogue.flatMap((picture): [string, number][] => {
			const id = ids.get(fileName(picture));
			return id === undefined ? [] : [[picture.name, id]];
		}),
	);
}

/** Uploads the pictures that the folder lacks, so that an interrupted run can be continued. */
export async function uploadPictures(strapi: Core.Strapi): Promise<PictureIds> {
	const folder = await ensureDemoFolder(strapi);
	const storedFiles = await strapi.db.query('plugin::upload.file').findMany({ where: { folder } });
	const storedIds = new Map<string, number>(storedFiles.map(({ name, id }) => [name, id]));
	const ids = new Map<string, number>();
	let done = 0;

	const report = () => {
		done += 1;
		if (done % PROGRESS_INTERVAL === 0 || done === catalogue.length)
			strapi.log.info(`Seeding demo content: ${done} of ${catalogue.length} pictures`);
	};
	const uploadIfMissing = async (picture: Picture) => {
		try {
			const id = storedIds.get(fileName(picture)) ?? (await uploadPicture(strapi, picture, folder));
			ids.set(picture.name, id);
		} catch (error) {
			strapi.log.warn(`Demo picture ${fileName(picture)} is left out: ${error}`);
		}
		report();
	};
	await async.map(catalogue, uploadIfMissing, { concurrency: UPLOAD_CONCURRENCY });
	return ids;
}
