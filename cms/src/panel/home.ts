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

/** Entries that were never published, and will not be by themselves. */
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

/** What waits for the owner, each with whose right it takes to see it. */
const waiting = {
	messages: ['api::message.message', unreadMessages],
	reviews: ['api::review.review', pendingReviews],
	posts: ['api::blog.blog', () => drafts('api::blog.blog')],
	projects: ['api::project.project', () => drafts('api::project.project')],
	scheduledPosts: ['api::blog.blog', () => scheduled('api::blog.blog')],
	scheduledProjects: ['api::project.project', () => scheduled('api::project.project')],
} as const;

const settings = 'api::site-setting.site-setting';

/** How the site is kept: what its owner would have to see to. */
const kept = async () => ({
	mail: await hasMail(),
	backups: await backupState(),
	demo: await isDemo(strapi),
	canSetUp: await isFirstOwner(),
});

/** What the panel's home shows, as far as who asks may see it. */
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
