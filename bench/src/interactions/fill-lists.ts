import { setTimeout as pause } from 'node:timers/promises';
import { insert } from '../../../cms/tests/support/insert-rows.ts';
import { date, idOf } from '../lists/content';
import { fill, filledId } from '../lists/fill';
import { asOwnerHeaders } from '../lists/owner-headers';
import type { Product } from '../product/start';
import { ROWS_PER_PAGE } from './measure-screen';

const ENTRIES = 1000;
const DELETED_MESSAGES = 300;
const TAGS = 150;
/** The list shows no more. */
const TESTIMONIAL_LINKS = 100;
const IMPORTED_ROWS = 300;
const POLL_INTERVAL_MS = 300;

/** Calls the API as the owner. */
type Call = (path: string, body?: object) => Promise<Record<string, unknown>>;

async function createCall(address: string): Promise<Call> {
	const headers = await asOwnerHeaders(address);
	return async (path, body) => {
		const init = body && {
			method: 'POST',
			...(body instanceof FormData
				? { headers, body }
				: {
						headers: { ...headers, 'content-type': 'application/json' },
						body: JSON.stringify(body),
					}),
		};
		const response = await fetch(`${address}/api${path}`, { headers, ...init });
		const text = await response.text();
		if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
		return JSON.parse(text);
	};
}

/** Pictures that share one file. */
const insertPictures = (dataDir: string) =>
	insert(
		{ DATA_DIR: dataDir },
		'files',
		Array.from({ length: ENTRIES }, (_, number) => ({
			id: idOf(number) + 1,
			document_id: filledId(number),
			name: `picture-${number}.webp`,
			hash: `picture-${number}`,
			ext: '.webp',
			mime: 'image/webp',
			size: 40,
			width: 1600,
			height: 1000,
			url: '/uploads/cover.webp',
			provider: 'local',
			folder_path: '/',
			created_at: date(number),
			updated_at: date(number),
		})),
	);

/** Uploads a spreadsheet of projects, and waits until it has been read. */
async function uploadSpreadsheet(call: Call) {
	const lines = Array.from({ length: IMPORTED_ROWS }, (_, number) => `Imported ${number},A shop.`);
	const body = new FormData();
	body.append(
		'file',
		new Blob([['Project name,Description', ...lines].join('\n')]),
		'projects.csv',
	);
	const { insertedId } = await call('/imports', body);
	while (Object((await call(`/import/${insertedId}`)).data).state === 'reading')
		await pause(POLL_INTERVAL_MS);
}

/** Fills every list, the trash, the tags, the media library, the links for testimonials and an import. */
export async function fillLists({ address, dataDir }: Product) {
	await fill({ DATA_DIR: dataDir }, ENTRIES);
	await insertPictures(dataDir);
	const call = await createCall(address);
	for (let start = 0; start < DELETED_MESSAGES; start += ROWS_PER_PAGE) {
		const ids = Array.from({ length: ROWS_PER_PAGE }, (_, index) => filledId(start + index));
		await call('/message/bulk', { action: 'delete', ids });
	}
	for (let tag = 0; tag < TAGS; tag += 1)
		await call('/blog/bulk', { action: 'addTag', tag: `Tag ${tag}`, ids: [filledId(tag)] });
	for (let link = 0; link < TESTIMONIAL_LINKS; link += 1)
		await call('/testimonial-requests', { name: `Nadia ${link}`, projectId: filledId(link) });
	await uploadSpreadsheet(call);
}
