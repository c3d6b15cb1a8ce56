import { isDeepStrictEqual } from 'node:util';
import {
	contentTypes,
	type ImportRow,
	initialValueOf,
	settingDefinitions,
	toEntryUid,
} from '@sumu/contract';
import { saveFormerAddress } from '../../platform/addresses/page-addresses';
import { isSlugTaken, type PageKind, pageKinds } from '../../platform/addresses/slugs';
import { type DocumentContent, readContent } from '../../platform/documents/document-state';
import { queryTrash, type TrashedVersion } from '../../platform/trash/trash-table';
import { createDocument, restoreReference } from '../trash/restore';
import type { PlannedEntry } from './planned-entry';
import { wordsIn } from './reading/conversion-log';
import type { SumuContent, SumuEntry } from './reading/sumu-content';
import { exportRoot, picturesIn, type SumuContext, withStoredPictures } from './sumu-pictures';
import { importWorkQueue } from './work-queue';

const siteSettingUid = 'api::site-setting.site-setting';

const countWords = (content: unknown): number =>
	Object.values(Object(content)).reduce(
		(sum: number, value) => sum + (typeof value === 'string' ? wordsIn(value).length : 0),
		0,
	);

const isPageKind = (kind: string): kind is PageKind => pageKinds.some((one) => one === kind);

async function addEntry(
	entry: SumuEntry,
	isDraft: boolean,
	{ pictures, quotingProjects }: SumuContext,
	recordAdded: (documentId: string) => Promise<void>,
) {
	const { kind, id, content, draft, columns, publishAt, formerPaths } = entry;
	const typeUid = toEntryUid(kind);
	const toVersion = async (
		values: DocumentContent,
		isPublished: boolean,
	): Promise<TrashedVersion> => ({
		isPublished,
		content: await withStoredPictures(typeUid, values, pictures),
		columns: isPublished ? columns : { ...columns, publishAt },
		account: null,
	});
	const draftVersion = await toVersion(draft ?? content, false);
	const versions = isDraft ? [draftVersion] : [draftVersion, await toVersion(content, true)];
	const isRenamed = isPageKind(kind) && (await isSlugTaken(kind, String(content.slug ?? '')));
	await importWorkQueue(() =>
		strapi.db.transaction(async () => {
			// The entry is back, so its copy in the trash would be restored twice.
			await queryTrash().deleteMany({ where: { documentId: id } });
			await createDocument(typeUid, { documentId: id, content: { versions } }, isRenamed);
			if (isPageKind(kind))
				for (const formerPath of formerPaths)
					await saveFormerAddress(formerPath, { kind, documentId: id });
			for (const documentId of quotingProjects.get(id) ?? [])
				for (const isPublished of [false, true])
					await restoreReference(typeUid, id, {
						uid: 'api::project.project',
						field: 'testimonial',
						documentId,
						isPublished,
						relatedIds: [id],
					});
			await recordAdded(id);
		}),
	);
}

async function planEntry(entry: SumuEntry, context: SumuContext): Promise<PlannedEntry> {
	const { pictures, options } = context;
	const { kind, from, id, content, status, publishAt } = entry;
	const uid = toEntryUid(kind);
	const entryTitle = String(content[contentTypes[kind].title] ?? '');
	const wordCount = countWords(content);
	const isKnownEntry =
		id !== '' && (await strapi.db.query(uid).count({ where: { documentId: id } })) > 0;
	const isDraftPost = status === 'draft' || options.asDrafts === true;
	const isScheduled = isDraftPost && publishAt !== null && Date.parse(publishAt) > Date.now();
	const isRefused = id === '' || entryTitle === '';
	const rowReason = isRefused
		? 'it has no id or no name'
		: isDraftPost && !isScheduled
			? 'a draft'
			: '';
	const addedStatus = isScheduled ? 'scheduled' : isDraftPost ? 'draft' : 'published';
	const reportRow: ImportRow = {
		kind,
		source: from,
		title: entryTitle,
		slug: String(content.slug ?? ''),
		status: isRefused ? 'refused' : isKnownEntry ? 'exists' : addedStatus,
		...(rowReason && !isKnownEntry && { reason: rowReason }),
		date: typeof content.date === 'string' ? content.date : null,
		words: { source: wordCount, result: isRefused ? 0 : wordCount },
		pictures: picturesIn(content).length,
		replaced: [],
		leftOut: [],
		notes: [],
	};
	if (isRefused) return { row: reportRow, summary: `left out: ${from}: ${rowReason}` };
	if (isKnownEntry) return { row: reportRow, summary: `there already: ${entryTitle}` };
	return {
		row: reportRow,
		summary: `${reportRow.date?.slice(0, 10) ?? 'undated   '}  ${entryTitle} · ${from}${isDraftPost ? ' · a draft' : ''}`,
		action: {
			mark: `sumu:${kind}:${id}`,
			notePictures: () => {
				for (const path of picturesIn(content)) pictures.noteMissing(exportRoot, path);
			},
			prepare: () =>
				Promise.all(picturesIn(content).map((path) => pictures.address(exportRoot, path))),
			add: (recordAdded) => addEntry(entry, isDraftPost, context, recordAdded),
		},
	};
}

const isEmptyValue = (value: unknown) =>
	value === null ||
	value === undefined ||
	value === '' ||
	(Array.isArray(value) && value.length === 0);

/** Removes empty parts from a value: the database stores an empty one in several ways. */
function withoutEmptyParts(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutEmptyParts);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.map(([name, part]) => [name, withoutEmptyParts(part)] as const)
			.filter(([, part]) => !isEmptyValue(part)),
	);
}

/** Returns whether a setting is unchanged: empty, or as on a new site. */
const isUnchanged = (name: string, value: unknown) => {
	if (isEmptyValue(value)) return true;
	const definition = settingDefinitions[name as keyof typeof settingDefinitions];
	if (!definition) return false;
	return isDeepStrictEqual(withoutEmptyParts(value), withoutEmptyParts(initialValueOf(definition)));
};

/** Plans the unchanged settings as one row. */
async function planSettings(
	settings: Readonly<Record<string, unknown>>,
	{ pictures }: SumuContext,
): Promise<PlannedEntry[]> {
	const currentSettings = (await readContent(siteSettingUid, {})) ?? {};
	const openSettings = Object.fromEntries(
		Object.entries(settings).filter(
			([name, value]) =>
				name in strapi.getModel(siteSettingUid).attributes &&
				!isEmptyValue(value) &&
				!isDeepStrictEqual(value, currentSettings[name]) &&
				isUnchanged(name, currentSettings[name]),
		),
	);
	const settingNames = Object.keys(openSettings);
	const row: ImportRow = {
		kind: 'setting',
		source: 'settings.json',
		title: 'Settings',
		slug: '',
		status: settingNames.length > 0 ? 'published' : 'exists',
		date: null,
		words: { source: countWords(settings), result: countWords(openSettings) },
		pictures: picturesIn(openSettings).length,
		replaced: [],
		leftOut: [],
		notes:
			settingNames.length > 0
				? [`settings that nobody has changed here: ${settingNames.join(', ')}`]
				: [],
	};
	if (settingNames.length === 0) return [{ row, summary: 'there already: Settings' }];
	return [
		{
			row,
			summary: `${settingNames.length} settings`,
			action: {
				mark: 'sumu:settings',
				notePictures: () => {},
				prepare: async () => {},
				async add(recordAdded) {
					const settingColumns = await withStoredPictures(siteSettingUid, openSettings, pictures);
					const siteSettings: { documentId: string } | null = await strapi.db
						.query(siteSettingUid)
						.findOne({ select: ['documentId'] });
					const documents = strapi.documents(siteSettingUid);
					const savedSettings = siteSettings
						? await documents.update({ documentId: siteSettings.documentId, data: settingColumns })
						: await documents.create({ data: settingColumns });
					await recordAdded(savedSettings?.documentId ?? '');
				},
			},
		},
	];
}

/**
 * Plans the content of an export of this product. Settings come first, because entries are in the owner's categories.
 */
export async function planSumu(
	{ entries, settings }: SumuContent,
	given: Omit<SumuContext, 'quotingProjects'>,
): Promise<PlannedEntry[]> {
	const quotingProjects = new Map<string, string[]>();
	for (const { kind, id, content } of entries) {
		const { testimonial } = content;
		if (kind === 'project' && typeof testimonial === 'string')
			quotingProjects.set(testimonial, [...(quotingProjects.get(testimonial) ?? []), id]);
	}
	const sumuContext = { ...given, quotingProjects };
	const plannedEntries = settings ? await planSettings(settings, sumuContext) : [];
	for (const oneEntry of entries) plannedEntries.push(await planEntry(oneEntry, sumuContext));
	return plannedEntries;
}
