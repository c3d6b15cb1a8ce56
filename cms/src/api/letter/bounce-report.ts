import PostalMime, { type Email } from 'postal-mime';
import { hideAddresses } from './deliver';
import { findDelivery } from './message-ids';

/** A letter that came back for good. */
export interface Bounce {
	readonly publicId: string;
	readonly recipientId: number;
	readonly reason: string;
}

const statusTypes: readonly string[] = [
	'message/delivery-status',
	'message/global-delivery-status',
];
const originalTypes: readonly string[] = [
	'message/rfc822',
	'text/rfc822-headers',
	'message/global',
	'message/global-headers',
];
/** Most characters of a reason. */
const MAX_REASON_LENGTH = 500;

const readParts = ({ attachments }: Email, types: readonly string[]) =>
	attachments
		.filter(({ mimeType }) => types.includes(mimeType))
		.map(({ content }) => String(content))
		.join('\n\n');

/** Reads the fields of one group of a delivery status; values may continue on indented lines. */
function readFields(group: string): Map<string, string> {
	const lines = group.replaceAll(/\r?\n[ \t]/g, ' ').split(/\r?\n/);
	return new Map(
		lines.map((line) => {
			const [name = '', ...value] = line.split(':');
			return [name.trim().toLowerCase(), value.join(':').trim()];
		}),
	);
}

const isFailure = (fields: Map<string, string>) =>
	fields.get('action')?.toLowerCase() === 'failed' && fields.get('status')?.startsWith('5.');

/** Returns the mail server's diagnosis, without its type, addresses and control characters. */
function describeFailure(fields: Map<string, string>): string {
	const diagnosis = fields.get('diagnostic-code') ?? '';
	const text = diagnosis.slice(diagnosis.indexOf(';') + 1) || `Status ${fields.get('status')}`;
	return hideAddresses(
		text
			.slice(0, MAX_REASON_LENGTH)
			.replaceAll(/[\s\p{Cc}]+/gu, ' ')
			.trim(),
	);
}

/**
 * Reads a report that a letter could not be delivered (RFC 3464); null for any other e-mail. The letter is found by the
 * message id in the original that the report quotes, because anyone can write a report about an address.
 */
export async function readBounce(source: Uint8Array): Promise<Bounce | null> {
	const email = await PostalMime.parse(source, {
		attachmentEncoding: 'utf8',
		forceRfc822Attachments: true,
		maxNestingDepth: 20,
	}).catch(() => null);
	// An e-mail that cannot be parsed is no report.
	if (!email) return null;
	const groups = readParts(email, statusTypes).split(/\r?\n\r?\n/);
	const failure = groups.map(readFields).find(isFailure);
	const delivery = findDelivery(readParts(email, originalTypes));
	return failure && delivery ? { ...delivery, reason: describeFailure(failure) } : null;
}
