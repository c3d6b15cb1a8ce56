import { randomBytes } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { contentTypes, type PreviewKind, type PreviewLink, toEntryUid } from '@sumu/contract';
import { getWriterName } from '../../platform/documents/writer';
import { callingIssuer, mayStillShow } from './preview-issuer';
import { linkKeyOf, previewAddress } from './preview-token';

const previewLinkUid: string = 'sumu::preview-link';

const LIFETIME_MS = 3_600_000;
/** A link with less time left is not reused. */
const REUSABLE_MS = LIFETIME_MS / 2;

interface LinkRow {
	key: string;
	kind: PreviewKind;
	/** Document id of the entry; `site` for the settings. */
	item: string;
	issuer: string;
	/** Name of the issuer. */
	by: string;
	expiresAt: string;
}

/** Registers the table of preview links, which Strapi creates, migrates and includes in backups. */
export function registerPreviewLinks(strapi: Core.Strapi) {
	strapi.get('models').add({
		uid: previewLinkUid,
		tableName: 'preview_links',
		singularName: 'preview-link',
		attributes: {
			id: { type: 'increments' },
			key: { type: 'string', column: { notNullable: true } },
			kind: { type: 'string', column: { notNullable: true } },
			item: { type: 'string', column: { notNullable: true } },
			issuer: { type: 'string', column: { notNullable: true } },
			by: { type: 'string' },
			expiresAt: { type: 'datetime' },
		},
		indexes: [{ name: 'preview_links_key_idx', columns: ['key'], type: 'unique' }],
	});
}

const queryPreviewLinks = () => strapi.db.query(previewLinkUid as UID.ContentType);
const getCurrentTimestamp = () => new Date().toISOString();
const addressOf = ({ key, expiresAt }: LinkRow) => previewAddress(key, new Date(expiresAt));

/** Creates a link to the draft of an entry, and removes expired links. */
export async function issueLink(kind: PreviewKind, item: string): Promise<string> {
	await queryPreviewLinks().deleteMany({ where: { expiresAt: { $lt: getCurrentTimestamp() } } });
	// Tokens expire at whole seconds.
	const end = Math.floor((Date.now() + LIFETIME_MS) / 1000) * 1000;
	const row: LinkRow = {
		key: randomBytes(12).toString('base64url'),
		kind,
		item,
		issuer: await callingIssuer(),
		by: getWriterName(),
		expiresAt: new Date(end).toISOString(),
	};
	await queryPreviewLinks().create({ data: row });
	return addressOf(row);
}

/** Returns the caller's current link to an entry, or a new one: the panel asks whenever it shows a form. */
export async function currentLink(kind: PreviewKind, item: string): Promise<string> {
	const earliest = new Date(Date.now() + REUSABLE_MS).toISOString();
	const where = { kind, item, issuer: await callingIssuer(), expiresAt: { $gt: earliest } };
	const row: LinkRow | null = await queryPreviewLinks().findOne({ where });
	return row ? addressOf(row) : issueLink(kind, item);
}

const isActive = async ({ issuer, kind }: LinkRow) => mayStillShow(issuer, kind);

/** Returns the link of a token; null if it has expired, was revoked, or its issuer lost access. */
export async function linkOf(token: string): Promise<LinkRow | null> {
	const key = linkKeyOf(token);
	const row: LinkRow | null = key ? await queryPreviewLinks().findOne({ where: { key } }) : null;
	if (!row || new Date(row.expiresAt) <= new Date() || !(await isActive(row))) return null;
	return { ...row, expiresAt: new Date(row.expiresAt).toISOString() };
}

async function titleOf({ kind, item }: LinkRow): Promise<string> {
	if (kind === 'site') return '';
	const { title } = contentTypes[kind];
	const entry = await strapi.db
		.query(toEntryUid(kind))
		.findOne({ where: { documentId: item }, select: [title] });
	return String(entry?.[title] ?? '');
}

/** Returns the links that still work, newest first. */
export async function activeLinks(): Promise<PreviewLink[]> {
	const rows: LinkRow[] = await queryPreviewLinks().findMany({
		where: { expiresAt: { $gt: getCurrentTimestamp() } },
		orderBy: { id: 'desc' },
		limit: 100,
	});
	const active: PreviewLink[] = [];
	for (const row of rows) {
		if (!(await isActive(row))) continue;
		const { key, kind, item, by } = row;
		const expires = new Date(row.expiresAt).toISOString();
		active.push({ _id: key, kind, id: item, title: await titleOf(row), by, expires });
	}
	return active;
}

/** Revokes a link. @returns 1, or null if it does not exist */
export async function revokeLink(key: string): Promise<number | null> {
	const { count } = await queryPreviewLinks().deleteMany({ where: { key } });
	return count > 0 ? count : null;
}
