import type { Core } from '@strapi/strapi';
import { messages } from '@sumu/contract';
import { emptyCart } from '../cart/cart-items';
import { Refusal } from '../lib/refusal';
import type { UserRow } from '../presenters/user';
import { unlinkReviews } from '../reviews/visitor-reviews';
import { endAll } from './sessions';
import { countAdmins, userUid } from './users';

type Removed = Pick<UserRow, 'id' | 'documentId' | 'role'>;

/** Deletes an account; what hangs on it follows below. */
export async function removeAccount({ documentId }: Pick<UserRow, 'documentId'>) {
	await strapi.documents(userUid).delete({ documentId });
}

/** @throws Refusal (409) for the last admin */
export async function mayGo({ role }: Removed) {
	if (role?.type === 'admin' && (await countAdmins()) < 2)
		throw new Refusal(409, messages.lastAdmin);
}

async function leave({ id, documentId }: Removed) {
	await endAll(id);
	await emptyCart(documentId);
	await unlinkReviews(documentId);
}

/** Whoever deletes an account, through the API or in the panel: there is always one admin. */
export function followRemovals(strapi: Core.Strapi) {
	strapi.db.lifecycles.subscribe({
		models: [userUid],
		async beforeDelete({ params, state }) {
			const user: Removed | null = await strapi.db
				.query(userUid)
				.findOne({ where: params.where, populate: { role: true } });
			if (!user) return;
			await mayGo(user);
			state.removed = user;
		},
		async afterDelete({ state }) {
			const user = state.removed;
			if (isRemoved(user)) await leave(user);
		},
	});
}

const isRemoved = (user: unknown): user is Removed =>
	typeof user === 'object' && user !== null && 'documentId' in user;
