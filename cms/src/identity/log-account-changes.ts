import type { Core } from '@strapi/strapi';
import { logSecurity, type SecurityEvent } from '../platform/security/security-log';
import { userUid } from './users';

const panelUid = 'admin::user';

/** Fields that decide how an account signs in or which rights it has. */
const auditedFields = [
	'email',
	'password',
	'blocked',
	'isActive',
	'twoStep',
	'googleId',
	'role',
	'roles',
	'panelAccount',
];

type Row = Readonly<Record<string, unknown>>;

async function rowOf(uid: string, where: object): Promise<Row | null> {
	const populate = uid === userUid ? ['role'] : ['roles'];
	return strapi.db.query(uid).findOne({ where, populate });
}

const idsOf = (value: unknown): unknown => {
	if (Array.isArray(value)) return value.map(idsOf);
	return typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null);
};
const changedBetween = (before: Row, after: Row) =>
	auditedFields.filter(
		(name) => JSON.stringify(idsOf(before[name])) !== JSON.stringify(idsOf(after[name])),
	);

/** Logs an event after the commit, so that a change that is rolled back is not logged. */
const logLater = (event: SecurityEvent, uid: string, row: Row, changedFields?: string[]) =>
	strapi.db.transaction(({ onCommit }) =>
		onCommit(() =>
			logSecurity(event, {
				[uid === panelUid ? 'panelAccount' : 'account']: String(row.documentId),
				changed: changedFields,
			}),
		),
	);

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Logs every change of accounts of the site and the panel, wherever it comes from. */
export function logAccountChanges(strapi: Core.Strapi) {
	strapi.db.lifecycles.subscribe({
		models: [userUid, panelUid],
		async afterCreate({ model, result }) {
			if (isRow(result)) await logLater('account added', model.uid, result);
		},
		async beforeUpdate({ model, params, state }) {
			state.before = await rowOf(model.uid, params.where);
		},
		async afterUpdate({ model, state }) {
			if (!isRow(state.before)) return;
			const after = await rowOf(model.uid, { id: state.before.id });
			const changedFields = after ? changedBetween(state.before, after) : [];
			if (changedFields.length > 0)
				await logLater('account changed', model.uid, state.before, changedFields);
		},
		async beforeDelete({ model, params, state }) {
			state.before = await rowOf(model.uid, params.where);
		},
		async afterDelete({ model, state }) {
			if (isRow(state.before)) await logLater('account deleted', model.uid, state.before);
		},
	});
}
