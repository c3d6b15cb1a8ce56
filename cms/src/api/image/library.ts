import type { ImageUpdate, LibraryPicture, PictureFolder } from '@sumu/contract';
import { callingRole, workplaceRoles } from '../../access/roles';
import { userUid } from '../../identity/users';
import type { WhereFilter } from '../../platform/lib/slice';
import { listCardPictures } from '../../platform/links/cards';
import { accountOwner } from '../../platform/media/file-owner';
import { type FileRow, fileToPicture } from '../../platform/media/picture';
import { filterUnused, findFileUsages, presentUsages, type UsedFile } from './picture-usages';

const fileUid = 'plugin::upload.file';
const folderUid = 'plugin::upload.folder';
const BYTES_PER_KILOBYTE = 1000;

export interface LibraryRow extends FileRow, UsedFile {
	documentId: string;
	name: string;
	caption: string | null;
	mime: string;
	/** Kilobytes. */
	size: number | string;
	folderPath: string;
	createdAt: string;
}

interface FolderRow {
	id: number;
	name: string;
	/** Ids of the folders above and its own, such as `/1/4`. */
	path: string;
	parent: { id: number } | null;
}

const readFolders = (): Promise<FolderRow[]> =>
	strapi.db.query(folderUid).findMany({ populate: { parent: { select: ['id'] } } });

function nameOfFolder(folder: FolderRow, folders: ReadonlyMap<number, FolderRow>): string {
	const parent = folder.parent && folders.get(folder.parent.id);
	return parent ? `${nameOfFolder(parent, folders)}/${folder.name}` : folder.name;
}

/** Returns the folders by the names in their path, such as `Clients/Tea`. */
async function readFoldersByName(): Promise<Map<string, FolderRow>> {
	const folders = await readFolders();
	const byId = new Map(folders.map((folder) => [folder.id, folder]));
	return new Map(folders.map((folder) => [nameOfFolder(folder, byId), folder]));
}

type Folder = Pick<FolderRow, 'id' | 'path'>;

/** Returns the folder at a path of names, and creates the missing ones. Null for no folder. */
async function ensureFolder(path: string | null): Promise<Folder | null> {
	const parts = (path ?? '')
		.split('/')
		.map((part) => part.trim())
		.filter(Boolean);
	const folders = await readFoldersByName();
	const levels: Folder[] = [];
	for (const [index, name] of parts.entries()) {
		const existingFolder = folders.get(parts.slice(0, index + 1).join('/'));
		const parent = levels.at(-1)?.id ?? null;
		levels.push(
			existingFolder ?? (await strapi.plugin('upload').service('folder').create({ name, parent })),
		);
	}
	return levels.at(-1) ?? null;
}

/** Returns the file owners of the accounts that may work on the site, in contrast to visitors. */
export async function listWorkplaceOwners(): Promise<string[]> {
	const accounts: { documentId: string }[] = await strapi.db.query(userUid).findMany({
		select: ['documentId'],
		where: { role: { type: { $in: workplaceRoles } } },
	});
	return accounts.map(({ documentId }) => accountOwner(documentId));
}

/**
 * Matches the pictures of the site: of the owner, of helpers and of the program. Photos of visitors are not the owner's
 * to use, and pictures of link cards are a cache.
 */
async function buildLibraryFilter(): Promise<WhereFilter> {
	return {
		$and: [
			{ mime: { $startsWith: 'image/' } },
			{
				$or: [
					{ owner: { $null: true } },
					{ $not: { owner: { $startsWith: accountOwner('') } } },
					{ owner: { $in: await listWorkplaceOwners() } },
				],
			},
			{ id: { $notIn: await listCardPictures() } },
		],
	};
}

const buildSearchFilter = (search: string | undefined): WhereFilter[] =>
	(search ?? '')
		.split(/\s+/)
		.filter(Boolean)
		.map((word) => ({
			$or: ['name', 'alternativeText', 'caption'].map((column) => ({
				[column]: { $containsi: word },
			})),
		}));

export interface LibraryQuery {
	search?: string | undefined;
	/** Path of names; `/` for pictures in no folder. */
	folder?: string | undefined;
	unused?: 'true' | 'false' | undefined;
}

/** Returns the ids of the pictures that match, newest first. */
export async function findLibraryIds({ search, folder, unused }: LibraryQuery): Promise<number[]> {
	const folderName = folder?.replace(/^\/+|\/+$/g, '');
	const folderRow = folderName ? (await readFoldersByName()).get(folderName) : undefined;
	if (folderName && !folderRow) return [];
	const inFolder = folder === undefined ? [] : [{ folderPath: folderRow?.path ?? '/' }];
	const files: (UsedFile & { formerKeys: string | null })[] = await strapi.db
		.query(fileUid)
		.findMany({
			select: ['id', 'hash', 'formerKeys'],
			where: { $and: [await buildLibraryFilter(), ...buildSearchFilter(search), ...inFolder] },
			orderBy: { id: 'desc' },
		});
	return (unused === 'true' ? await filterUnused(files) : files).map(({ id }) => id);
}

/** Returns the row of a picture of the library, or null. */
export const findLibraryPicture = async (documentId: string): Promise<LibraryRow | null> =>
	strapi.db
		.query(fileUid)
		.findOne({ where: { $and: [{ documentId }, await buildLibraryFilter()] } });

async function presentRows(rows: readonly LibraryRow[]): Promise<LibraryPicture[]> {
	const usages = await findFileUsages(rows);
	const names = new Map(
		[...(await readFoldersByName())].map(([name, { path }]) => [path, name] as const),
	);
	const role = callingRole();
	return rows.map((row) => ({
		...fileToPicture(row, ''),
		_id: row.documentId,
		name: row.name,
		caption: row.caption ?? '',
		mime: row.mime,
		size: Math.round(Number(row.size) * BYTES_PER_KILOBYTE),
		folder: names.get(row.folderPath) ?? null,
		added: new Date(row.createdAt).toISOString(),
		usedBy: presentUsages(usages.get(row.id) ?? [], role),
	}));
}

/** Returns the pictures with these ids, in this order. */
export async function readLibraryPictures(ids: readonly number[]): Promise<LibraryPicture[]> {
	const rows: LibraryRow[] = await strapi.db
		.query(fileUid)
		.findMany({ where: { id: { $in: ids } } });
	const byId = new Map(rows.map((row) => [row.id, row]));
	return presentRows(ids.flatMap((id) => byId.get(id) ?? []));
}

/** Returns the folders of the library and the number of pictures in each. */
export async function listLibraryFolders(): Promise<PictureFolder[]> {
	const rows: { folderPath: string }[] = await strapi.db
		.query(fileUid)
		.findMany({ select: ['folderPath'], where: await buildLibraryFilter() });
	const counts = new Map<string, number>();
	for (const { folderPath } of rows) counts.set(folderPath, (counts.get(folderPath) ?? 0) + 1);
	return [...(await readFoldersByName())]
		.map(([folder, { path }]) => ({ folder, count: counts.get(path) ?? 0 }))
		.sort((one, other) => one.folder.localeCompare(other.folder));
}

/** Changes the texts of a picture, its focal point or its folder. Undefined fields keep their values. */
export async function updateLibraryPicture(
	id: number,
	{ name, alt, caption, focalPoint, folder }: ImageUpdate,
) {
	const targetFolder = folder === undefined ? undefined : await ensureFolder(folder);
	const changes = {
		name,
		alternativeText: alt,
		caption,
		focalPoint,
		...(targetFolder !== undefined && {
			folder: targetFolder?.id ?? null,
			folderPath: targetFolder?.path ?? '/',
		}),
	};
	const data = Object.fromEntries(
		Object.entries(changes).filter(([, value]) => value !== undefined),
	);
	if (Object.keys(data).length > 0) await strapi.db.query(fileUid).update({ where: { id }, data });
}
