import type { UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { countPendingReviews, countUnreadMessages } from '../api/overview/counts';
import { setupState } from '../api/setup/setup-state';
import { isDemo } from '../demo/demo-flags';
import { env } from '../env';
import { backupState } from '../housekeeping/backup-state';
import { hasMail } from '../platform/mail/server';
import { isFirstOwner } from '../ranks/caller';
import { mayRead } from './ability';
import { lastChanges } from './last-changes';

/** Counts entries that were never published and are not scheduled. */
async function countDrafts(uid: UID.ContentType): Promise<number> {
	const ids = async (where: object) => {
		const rows: { documentId: string }[] = await strapi.db
			.query(uid)
			.findMany({ select: ['documentId'], where });
		return rows.map(({ documentId }) => documentId);
	};
	const publishedIds = new Set(await ids({ publishedAt: { $notNull: true } }));
	return (await ids({ publishedAt: null, publishAt: null })).filter((id) => !publishedIds.has(id))
		.length;
}

const countScheduled = (uid: UID.ContentType) =>
	strapi.db.query(uid).count({ where: { publishedAt: null, publishAt: { $notNull: true } } });

/** Pending work for the owner, each with the type that the caller must be allowed to read. */
const pendingWork = {
	messages: ['api::message.message', countUnreadMessages],
	reviews: ['api::review.review', countPendingReviews],
	posts: ['api::blog.blog', () => countDrafts('api::blog.blog')],
	projects: ['api::project.project', () => countDrafts('api::project.project')],
	scheduledPosts: ['api::blog.blog', () => countScheduled('api::blog.blog')],
	scheduledProjects: ['api::project.project', () => countScheduled('api::project.project')],
} as const;

const settingsUid = 'api::site-setting.site-setting';

/** State of the installation, as far as its owner should know it. */
const readSystemState = async () => ({
	mail: await hasMail(),
	backups: await backupState(),
	demo: await isDemo(strapi),
	canSetUp: await isFirstOwner(),
});

/** Returns the data of the panel's home, limited to types that the caller may read. */
export async function readHome(ctx: Context) {
	const pendingCounts = Object.entries(pendingWork)
		.filter(([, [uid]]) => mayRead(ctx, uid))
		.map(async ([name, [, count]]) => [name, await count()] as const);
	ctx.body = {
		data: {
			waiting: Object.fromEntries(await Promise.all(pendingCounts)),
			changes: await lastChanges((uid) => mayRead(ctx, uid)),
			...(mayRead(ctx, settingsUid) ? { setup: await setupState() } : {}),
			site: {
				url: env.origins.site,
				...(mayRead(ctx, settingsUid) ? await readSystemState() : {}),
			},
		},
	};
}
