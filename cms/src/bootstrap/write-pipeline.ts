import type { Core, UID } from '@strapi/strapi';
import { removeFromCarts } from '../api/cart-item/cart-items';
import { relinkTestimonials } from '../api/project/relink-testimonials';
import { refuseUnfinished } from '../api/project/required-details';
import { reindexOnDetailChange } from '../api/search/search-index';
import { refuseTakenAddresses } from '../api/site-setting/custom-addresses';
import {
	reassignListedEntries,
	refuseUnlistedCategory,
	refuseUnlistedGroup,
} from '../api/site-setting/owners-lists';
import { refuseUnknownNames } from '../api/site-setting/refuse-unknown-names';
import { hasTrash, moveToTrash } from '../api/trash/move-to-trash';
import { keepHelpersTogether } from '../helpers/sync-from-site';
import { preventLastAdminRemoval } from '../identity/last-admin';
import { resetEmailVerification } from '../identity/reset-email-verification';
import { formBase, versioningOptions } from '../panel/versioning';
import { assignSlug } from '../platform/addresses/assign-slug';
import { fillDefaults } from '../platform/documents/defaults';
import {
	type AfterWrite,
	type DocumentWrite,
	type WriteAction,
	type WriteStep,
	writeActions,
} from '../platform/documents/document-write';
import {
	clearSchedule,
	demandNoConflict,
	keepOnlyDraft,
	lockAndReadState,
	versionDocument,
} from '../platform/documents/versioning';
import { evictCounts } from '../platform/lib/repository';
import {
	isOwnType,
	rewordValidationError,
	validateAttributes,
} from '../platform/validation/validate-attributes';
import { demandRankInPanel, demandStillLower } from '../ranks/guard-site-accounts';
import { refuseIncomplete } from '../required-fields';

const isType = (uid: UID.ContentType) => (other: UID.ContentType) => other === uid;
const isProject = isType('api::project.project');
const isSkill = isType('api::skill.skill');
const isReview = isType('api::review.review');
const isSiteSetting = isType('api::site-setting.site-setting');
const isAccount = isType('plugin::users-permissions.user');
const isPage = (uid: UID.ContentType) => isProject(uid) || uid === 'api::blog.blog';
const isResource = (uid: UID.ContentType) => uid.startsWith('api::');
const isVersioned = (uid: UID.ContentType) =>
	versioningOptions.uids.some((versioned) => versioned === uid);

interface Rule {
	isFor: (uid: UID.ContentType) => boolean;
	actions: readonly WriteAction[];
	step: WriteStep;
}

const rule = (isFor: Rule['isFor'], actions: readonly WriteAction[], step: WriteStep): Rule => ({
	isFor,
	actions,
	step,
});

/** Steps that need neither a lock nor a transaction. */
const rulesBefore = [
	// Validate the data of the write.
	rule(isOwnType, ['create', 'update'], validateAttributes),
	rule(isSiteSetting, ['create', 'update'], refuseUnknownNames),
	rule(isResource, ['create', 'update'], fillDefaults),
	// Authorise.
	rule(isAccount, ['clone', 'update', 'delete'], demandRankInPanel),
];

/**
 * Steps in the transaction of the write, before it. The functions that they return run after the write, in the same
 * order. An error in any of them rolls back everything.
 */
const transactionRules = [
	// Lock the row, and refuse an edit of an older state.
	rule(isVersioned, writeActions, lockAndReadState),
	rule(isVersioned, ['update'], async (write) =>
		demandNoConflict(write, formBase(write.uid, write.params.documentId ?? '')),
	),
	rule(isVersioned, ['discardDraft'], keepOnlyDraft),
	rule(hasTrash, ['delete'], moveToTrash),
	// Schedule and slug.
	rule(isVersioned, writeActions, (write) =>
		clearSchedule(write, versioningOptions.datedWhenShown.some(isType(write.uid))),
	),
	rule(isPage, ['create', 'clone', 'update', 'publish', 'delete'], assignSlug),
	// Validate against the stored entries.
	rule(isProject, ['create', 'update'], refuseUnlistedCategory),
	rule(isSkill, ['create', 'update'], refuseUnlistedGroup),
	rule(isProject, ['create', 'update', 'publish'], refuseUnfinished),
	rule(isVersioned, ['create', 'update', 'publish'], refuseIncomplete),
	rule(isSiteSetting, ['create', 'update'], refuseTakenAddresses),
	// Keep the last admin, the agreement with the panel, and the ranks.
	rule(isAccount, ['update', 'delete'], preventLastAdminRemoval),
	rule(isAccount, ['update'], keepHelpersTogether),
	rule(isAccount, ['create', 'clone', 'update'], demandStillLower),
	rule(isAccount, ['update'], resetEmailVerification),
	// After the write: entries that depend on it, the search index, and the version.
	rule(isSiteSetting, ['update'], reassignListedEntries),
	rule(isReview, ['publish', 'update'], relinkTestimonials),
	rule(isProject, ['delete'], removeFromCarts),
	rule(isSiteSetting, writeActions, reindexOnDetailChange),
	rule(isVersioned, writeActions, versionDocument),
];

const applies =
	({ action, uid }: DocumentWrite) =>
	({ isFor, actions }: Rule) =>
		actions.includes(action) && isFor(uid);

type Next = Parameters<Parameters<Core.Strapi['documents']['use']>[0]>[1];

async function writeInTransaction(
	write: DocumentWrite,
	next: Next,
): Promise<Awaited<ReturnType<Next>>> {
	const rules = transactionRules.filter(applies(write));
	if (rules.length === 0) return next();
	return strapi.db.transaction(async () => {
		const stepsAfter: AfterWrite[] = [];
		for (const { step } of rules) {
			const after = await step(write);
			if (write.result) return write.result;
			if (after) stepsAfter.push(after);
		}
		const result = await next();
		for (const after of stepsAfter) await after(result);
		return result;
	});
}

const isWriteAction = (action: string): action is WriteAction =>
	writeActions.some((writeAction) => writeAction === action);

/**
 * Runs every write of a document through the steps above, top to bottom, whether it comes from `/sumu`, the panel, a
 * timer or a program. The site is notified by `purge-notices` once the transaction is committed.
 */
export function registerWritePipeline(strapi: Core.Strapi) {
	strapi.documents.use(async ({ action, uid, params }, next) => {
		if (!isWriteAction(action)) return next();
		const write: DocumentWrite = { action, uid, params, before: null };
		for (const { step } of rulesBefore.filter(applies(write))) await step(write);
		const result = await writeInTransaction(write, next).catch((error: unknown) => {
			throw rewordValidationError(write, error);
		});
		evictCounts(uid);
		return result;
	});
}
