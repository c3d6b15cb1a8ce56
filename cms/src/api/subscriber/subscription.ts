import { errors } from '@strapi/utils';
import { confirmWithin, messages } from '@sumu/contract';
import { type Data, written } from '../../platform/fields';
import { inBackground } from '../../platform/lib/in-background';
import { mayMail } from '../../platform/mail/may-mail';
import { hasMail } from '../../platform/mail/server';
import type schema from './content-types/subscriber/schema.json';
import { mailOwner, mailQuestion, mailWelcome } from './mail';
import { hashed, newToken, unsubscribing } from './tokens';

interface Row {
	documentId: string;
	email: string;
	confirmed: boolean;
	/** Expiry of the link in the last e-mail. */
	confirmBy: string | null;
}

const uid = 'api::subscriber.subscriber';
const columns = written<typeof schema>();
/** Milliseconds between two confirmation e-mails, so that others cannot flood an inbox. */
const askAgainAfter = 10 * 60_000;

const find = (where: object): Promise<Row | null> => strapi.db.query(uid).findOne({ where });
const expired = () =>
	new errors.ValidationError(messages.linkExpired, {
		errors: [{ path: ['token'], message: messages.linkExpired }],
	});

/**
 * Creates a subscriber. Of two concurrent requests, the database's unique key lets only one succeed; the other gets
 * null.
 */
async function create(data: Data) {
	try {
		return await strapi.documents(uid).create({ data });
	} catch (error) {
		if (!(await find({ email: data.email }))) throw error;
		return null;
	}
}

const askedJustNow = ({ confirmBy }: Row) =>
	confirmBy !== null && new Date(confirmBy).getTime() - confirmWithin + askAgainAfter > Date.now();

/** Subscribes an address. If e-mail works, the address must confirm; otherwise the subscription counts at once. */
export async function subscribe(email: string) {
	const known = await find({ email });
	if (known?.confirmed) return;
	if (!(await hasMail())) {
		const row = known ? await confirmed(known) : await create(columns({ email, ...agreed() }));
		if (row) greet({ documentId: row.documentId, email });
		return;
	}
	if (known && askedJustNow(known)) return;
	if (!(await mayMail('newsletter', email))) return;
	const token = newToken();
	const confirmBy = new Date(Date.now() + confirmWithin).toISOString();
	const asked = { token: hashed(token), confirmBy };
	const row = known
		? await strapi.documents(uid).update({ documentId: known.documentId, data: columns(asked) })
		: await create(columns({ email, ...asked }));
	if (row) inBackground(() => mailQuestion({ documentId: row.documentId, email }, token));
}

/** Columns of a consent: without a date it would not be valid. */
const agreed = () => ({ confirmed: true, confirmedOn: new Date().toISOString() });

function confirmed({ documentId }: Row) {
	return strapi.documents(uid).update({ documentId, data: columns(agreed()) });
}

/** Confirms a subscription. @throws ValidationError (400) if the token is unknown or has expired */
export async function confirm(token: string) {
	const row = await find({ token: hashed(token) });
	if (!row) throw expired();
	if (row.confirmed) return;
	if (!row.confirmBy || new Date(row.confirmBy).getTime() < Date.now()) throw expired();
	await confirmed(row);
	greet(row);
}

function greet(row: Pick<Row, 'documentId' | 'email'>) {
	inBackground(() => mailWelcome(row));
	inBackground(() => mailOwner(row));
}

/**
 * Unsubscribes an address; repeating it is not an error.
 * @throws ValidationError (400) if the token is invalid
 */
export async function unsubscribe(token = '') {
	const documentId = unsubscribing(token);
	if (!documentId) throw expired();
	await strapi.documents(uid).delete({ documentId });
}
