import type { UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { pendingReviews, unreadMessages } from '../api/overview/counts';
import { setupState } from '../api/setup/setup-state';
import { isDemo } from '../demo/memory';
import { env } from '../env';
import { backupState } from '../housekeeping/backup-state';
import { hasMail } from '../platform/mail/server';
import { isFirstOwner } from '../ranks/caller';
import { mayRead } from './ability';
import { lastChanges } from './last-changes';

/** Counts entries that were never published and are not scheduled. */
async function drafts(uid: UID.ContentType): Promise<number> {
	const ids = async (where: object) => {
		const rows: { documentId: string }[] = await strapi.db
			.query(uid)
			.findMany({ select: ['documentId'], where });
		return rows.map(({ documentId }) => documentId);
	};
	const published = new Set(await ids({ publishedAt: { $notNull: true } }));
	return (await ids({ publishedAt: null, publishAt: null })).filter((id) => !published.has(id))
		.length;
}

const scheduled = (uid: UID.ContentType) =>
	strapi.db.query(uid).count({ where: { publishedAt: null, publishAt: { $notNull: true } } });

/** Pending work for the owner, each with the type that the caller must be allowed to read. */
const waiting = {
	messages: ['api::message.message', unreadMessages],
	reviews: ['api::review.review', pendingReviews],
	posts: ['api::blog.blog', () => drafts('api::blog.blog')],
	projects: ['api::project.project', () => drafts('api::project.project')],
	scheduledPosts: ['api::blog.blog', () => scheduled('api::blog.blog')],
	scheduledProjects: ['api::project.project', () => scheduled('api::project.project')],
} as const;

const settings = 'api::site-setting.site-setting';

/** State of the installation, as far as its owner should know it. */
const kept = async () => ({
	mail: await hasMail(),
	backups: await backupState(),
	demo: await isDemo(strapi),
	canSetUp: await isFirstOwner(),
});

/** Returns the data of the panel's home, limited to types that the caller may read. */
export async function home(ctx: Context) {
	const counted = Object.entries(waiting)
		.filter(([, [uid]]) => mayRead(ctx, uid))
		.map(async ([name, [, count]]) => [name, await count()] as const);
	ctx.body = {
		data: {
			waiting: Object.fromEntries(await Promise.all(counted)),
			changes: await lastChanges((uid) => mayRead(ctx, uid)),
			...(mayRead(ctx, settings) ? { setup: await setupState() } : {}),
			site: { url: env.origins.site, ...(mayRead(ctx, settings) ? await kept() : {}) },
		},
	};
}
