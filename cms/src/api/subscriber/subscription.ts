import { errors } from '@strapi/utils';
import { messages, SUBSCRIPTION_LINK_LIFETIME_MS } from '@sumu/contract';
import { type DocumentData, toColumns } from '../../platform/fields';
import { HttpError, orNotFound } from '../../platform/lib/http-errors';
import { runInBackground } from '../../platform/lib/in-background';
import { consumeMailQuota } from '../../platform/mail/mail-quota';
import { hasMail } from '../../platform/mail/server';
import { emptyTrashWhere } from '../../platform/trash/empty-trash';
import { deletePermanently } from '../trash/move-to-trash';
import type schema from './content-types/subscriber/schema.json';
import { mailOwner, mailQuestion, mailWelcome } from './mail';
import { hashToken, newToken, verifyUnsubscribeToken } from './tokens';

interface Row {
	documentId: string;
	email: string;
	confirmed: boolean;
	/** Expiry of the link in the last e-mail. */
	confirmBy: string | null;
}

const subscriberUid = 'api::subscriber.subscriber';
const toSubscriberColumns = toColumns<typeof schema>();
/** Milliseconds between two confirmation e-mails, so that others cannot flood an inbox. */
const CONFIRMATION_INTERVAL_MS = 10 * 60_000;

const findSubscriber = (where: object): Promise<Row | null> =>
	strapi.db.query(subscriberUid).findOne({ where });
const createExpiredError = () =>
	new errors.ValidationError(messages.linkExpired, {
		errors: [{ path: ['token'], message: messages.linkExpired }],
	});

/**
 * Creates a subscriber. Of two concurrent requests, the database's unique key lets only one succeed; the other gets
 * null.
 */
async function createSubscriber(data: DocumentData) {
	try {
		return await strapi.documents(subscriberUid).create({ data });
	} catch (error) {
		if (!(await findSubscriber({ email: data.email }))) throw error;
		return null;
	}
}

const wasAskedRecently = ({ confirmBy }: Row) =>
	confirmBy !== null &&
	new Date(confirmBy).getTime() - SUBSCRIPTION_LINK_LIFETIME_MS + CONFIRMATION_INTERVAL_MS >
		Date.now();

/** Subscribes an address. If e-mail works, the address must confirm; otherwise the subscription counts at once. */
export async function subscribeEmail(email: string) {
	const existingSubscriber = await findSubscriber({ email });
	if (existingSubscriber?.confirmed) return;
	if (!(await hasMail())) {
		const row = existingSubscriber
			? await markConfirmed(existingSubscriber)
			: await createSubscriber(toSubscriberColumns({ email, ...buildConsentColumns() }));
		if (row) sendWelcomeMails({ documentId: row.documentId, email });
		return;
	}
	await askToConfirm(email, existingSubscriber);
}

/** E-mails a link that confirms an address; false if it got one too recently. */
async function askToConfirm(email: string, existingSubscriber: Row | null): Promise<boolean> {
	if (existingSubscriber && wasAskedRecently(existingSubscriber)) return false;
	if (!(await consumeMailQuota('newsletter', email))) return false;
	const token = newToken();
	const confirmBy = new Date(Date.now() + SUBSCRIPTION_LINK_LIFETIME_MS).toISOString();
	const confirmationColumns = { token: hashToken(token), confirmBy };
	const row = existingSubscriber
		? await strapi.documents(subscriberUid).update({
				documentId: existingSubscriber.documentId,
				data: toSubscriberColumns(confirmationColumns),
			})
		: await createSubscriber(toSubscriberColumns({ email, ...confirmationColumns }));
	if (row) runInBackground(() => mailQuestion({ documentId: row.documentId, email }, token));
	return true;
}

/**
 * E-mails the confirmation link of a subscriber again.
 * @throws NotFoundError; HttpError (409) if the address has confirmed or was asked recently, or without a mail server
 */
export async function resendConfirmation(documentId: string) {
	const row = orNotFound(await findSubscriber({ documentId }));
	if (row.confirmed) throw new HttpError(409, messages.subscriberConfirmed);
	if (!(await hasMail())) throw new HttpError(409, messages.letterNeedsMail);
	if (!(await askToConfirm(row.email, row)))
		throw new HttpError(409, messages.confirmationSentRecently);
}

/** Columns of a consent: without a date it would not be valid. */
const buildConsentColumns = () => ({ confirmed: true, confirmedOn: new Date().toISOString() });

function markConfirmed({ documentId }: Row) {
	return strapi
		.documents(subscriberUid)
		.update({ documentId, data: toSubscriberColumns(buildConsentColumns()) });
}

/** Confirms a subscription. @throws ValidationError (400) if the token is unknown or has expired */
export async function confirmByToken(token: string) {
	const row = await findSubscriber({ token: hashToken(token) });
	if (!row) throw createExpiredError();
	if (row.confirmed) return;
	if (!row.confirmBy || new Date(row.confirmBy).getTime() < Date.now()) throw createExpiredError();
	await markConfirmed(row);
	sendWelcomeMails(row);
}

function sendWelcomeMails(row: Pick<Row, 'documentId' | 'email'>) {
	runInBackground(() => mailWelcome(row));
	runInBackground(() => mailOwner(row));
}

type UnsubscriptionListener = (documentId: string) => Promise<void>;
const unsubscriptionListeners: UnsubscriptionListener[] = [];

/** Calls a listener before each unsubscription, with the id of the subscriber. */
export const followUnsubscriptions = (listener: UnsubscriptionListener) =>
	void unsubscriptionListeners.push(listener);

/**
 * Unsubscribes an address; repeating it is not an error.
 * @throws ValidationError (400) if the token is invalid
 */
export async function unsubscribeByToken(token = '') {
	const documentId = verifyUnsubscribeToken(token);
	if (!documentId) throw createExpiredError();
	for (const listener of unsubscriptionListeners) await listener(documentId);
	await deletePermanently(() => strapi.documents(subscriberUid).delete({ documentId }));
	await emptyTrashWhere({ kind: 'subscriber', documentId });
}
