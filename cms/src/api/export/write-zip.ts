import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { type EntryKind, toEntryUid } from '@sumu/contract';
import { stringify } from 'yaml';
import yazl from 'yazl';
import { requestPublicAddress } from '../../platform/links/request-public-address';
import { accountIn } from '../../platform/media/file-owner';
import { findStorage } from '../../platform/media/storage';
import { readStored } from '../../platform/media/storage/read-stored';
import { listWorkplaceOwners } from '../image/library';
import {
	csvOf,
	csvParts,
	jsonKinds,
	jsonParts,
	peopleParts,
	peopleTables,
	redirectsText,
} from './csv-files';
import {
	type ExportedEntry,
	listDocumentIds,
	type PictureNames,
	readExportedEntry,
	readExportedSettings,
} from './entries';
import { picturesFolder, toExportedPaths } from './picture-names';

/** Format of the export, by which an import recognises it. */
export const exportFormat = { format: 'sumu-export', version: 1 } as const;

const readmeText = `This zip contains a website's content in open formats.

posts/         posts as Markdown with front matter; "draft: true" marks drafts
projects.json, services.json, skills.json, reviews.json
               the other entries, complete; the .csv files have the columns of the forms
pictures/      pictures in their original size
pictures.csv   their alternative texts and captions
settings.json  the site's settings
redirects.csv  previous addresses and those that they lead to
messages.csv, subscribers.csv, accounts.csv
               personal data, only if you asked for it; handle it with care

"npm run import -- FILE" and the import in /sumu read it back.
`;

interface FileRow {
	id: number;
	url: string;
	alternativeText: string | null;
	caption: string | null;
	provider: string;
	hash: string;
	ext: string | null;
	owner?: string | null;
}

/** Maximum bytes of a picture that is stored elsewhere. */
const MAX_REMOTE_BYTES = 50 * 1024 * 1024;
const REMOTE_TIMEOUT_MS = 30_000;

/** Adds a file whose text is made when its turn comes, so that memory stays bounded. */
function addLazily(zip: yazl.ZipFile, path: string, makeParts: () => AsyncIterable<string>) {
	zip.addReadStreamLazy(path, {}, (answer) =>
		answer(null, Readable.from(makeParts(), { objectMode: false })),
	);
}

async function* partsOf(make: () => Promise<string>) {
	yield await make();
}

/** Reads the pictures of the site; photos of visitors are not part of its content. */
async function readPictures(): Promise<FileRow[]> {
	const fileRows: FileRow[] = await strapi.db.query('plugin::upload.file').findMany({
		select: ['id', 'url', 'alternativeText', 'caption', 'provider', 'hash', 'ext', 'owner'],
		orderBy: { id: 'asc' },
	});
	const workplaceOwners = new Set(await listWorkplaceOwners());
	return fileRows.filter(
		({ owner }) => !owner || accountIn(owner) === null || workplaceOwners.has(owner),
	);
}

function addPicture(zip: yazl.ZipFile, file: FileRow) {
	const { url, provider } = file;
	const pictureName = `${picturesFolder}/${basename(url)}`;
	const localPath = join(strapi.dirs.static.public, url);
	if (url.startsWith('/') && existsSync(localPath))
		zip.addFile(localPath, pictureName, { compress: false });
	else if (findStorage(provider) === 's3')
		zip.addReadStreamLazy(pictureName, { compress: false }, (answer) => {
			readStored('s3', file).then(
				(stream) => answer(null, stream ?? Readable.from([])),
				(error) => answer(error, Readable.from([])),
			);
		});
	else if (/^https:/.test(url))
		zip.addReadStreamLazy(pictureName, { compress: false }, (answer) => {
			requestPublicAddress(url, {
				most: MAX_REMOTE_BYTES,
				whole: true,
				signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
			}).then(
				({ body }) => answer(null, Readable.from([body])),
				(error) => answer(error, Readable.from([])),
			);
		});
}

/** Returns a post as Markdown with front matter. */
function toMarkdownFile({ content, ...entry }: ExportedEntry): string {
	const { topic, description, tags, img, imageUrl, ...fields } = content;
	const coverPicture = img ?? imageUrl;
	const frontMatter = Object.entries({
		title: topic,
		id: entry._id,
		...fields,
		tags: typeof tags === 'string' ? tags.split(', ') : tags,
		cover: typeof coverPicture === 'string' ? coverPicture.replace(/^(?=pictures\/)/, '../') : null,
		draft: entry.status === 'draft' || null,
		publishAt: entry.publishAt,
		created: entry.createdAt,
		updated: entry.updatedAt,
		firstPublished: entry.firstPublishedAt,
		aliases: entry.formerPaths.length > 0 ? entry.formerPaths : null,
	}).filter(([, value]) => value !== null && value !== undefined && value !== '');
	const markdownText = String(description ?? '').replace(/(?<=[("'\s])pictures\//g, '../pictures/');
	return `---\n${stringify(Object.fromEntries(frontMatter))}---\n${markdownText}\n`;
}

async function addPosts(zip: yazl.ZipFile, names: PictureNames) {
	const typeUid = toEntryUid('blog');
	const rows: { documentId: string; slug: string | null }[] = await strapi.db
		.query(typeUid)
		.findMany({
			select: ['documentId', 'slug'],
			where: { publishedAt: { $null: true } },
			orderBy: { id: 'asc' },
		});
	for (const { documentId, slug } of rows)
		addLazily(zip, `posts/${slug || documentId}.md`, () =>
			partsOf(async () => {
				const exportedEntry = await readExportedEntry('blog', documentId, names);
				return exportedEntry ? toMarkdownFile(exportedEntry) : '';
			}),
		);
}

async function addContent(zip: yazl.ZipFile) {
	const pictures = await readPictures();
	const pictureNames: PictureNames = new Map(pictures.map(({ id, url }) => [id, basename(url)]));
	await addPosts(zip, pictureNames);
	for (const kind of jsonKinds) {
		const documentIds = await listDocumentIds(toEntryUid(kind as EntryKind));
		addLazily(zip, `${kind}s.json`, () => jsonParts(kind, documentIds, pictureNames));
		addLazily(zip, `${kind}s.csv`, () => csvParts(kind, documentIds, pictureNames));
	}
	addLazily(zip, 'settings.json', () =>
		partsOf(
			async () => `${JSON.stringify(await readExportedSettings(pictureNames), null, '\t')}\n`,
		),
	);
	addLazily(zip, 'redirects.csv', () => partsOf(redirectsText));
	const pictureTexts = pictures.map(({ url, alternativeText, caption }) => ({
		file: toExportedPaths(url),
		alternativeText: alternativeText ?? '',
		caption: caption ?? '',
	}));
	zip.addBuffer(
		Buffer.from(csvOf(pictureTexts, ['file', 'alternativeText', 'caption'])),
		'pictures.csv',
	);
	for (const pictureFile of pictures) addPicture(zip, pictureFile);
}

/** Creates an export as a stream; its files are read one after the other. */
export async function createExport({
	content,
	people,
}: {
	content: boolean;
	people: boolean;
}): Promise<NodeJS.ReadableStream> {
	const zipFile = new yazl.ZipFile();
	zipFile.on('error', (error: unknown) => zipFile.outputStream.emit('error', error));
	zipFile.addBuffer(Buffer.from(readmeText), 'README.txt');
	const manifest = { ...exportFormat, date: new Date().toISOString(), content, people };
	zipFile.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, '\t')}\n`), 'export.json');
	if (content) await addContent(zipFile);
	if (people)
		for (const [name, table] of Object.entries(peopleTables))
			addLazily(zipFile, `${name}.csv`, () => peopleParts(table));
	zipFile.end();
	return zipFile.outputStream;
}
