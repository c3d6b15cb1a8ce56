import type { UID } from '@strapi/strapi';
import type { Overview } from '@sumu/contract';
import { owned, pendingWhere } from '../review/owned';

const isPublished = { publishedAt: { $notNull: true } };
const all = (uid: UID.ContentType, where: object = {}): Promise<number> =>
	strapi.db.query(uid).count({ where });

/** Counts the rows of each type: of content only published ones, of subscribers only confirmed ones. */
export async function counts(): Promise<Overview['counts']> {
	const [projects, blogs, services, skills, reviews, users, cards, messages, subscribers] =
		await Promise.all([
			all('api::project.project', isPublished),
			all('api::blog.blog', isPublished),
			all('api::service.service', isPublished),
			all('api::skill.skill', isPublished),
			all('api::review.review', isPublished),
			all('plugin::users-permissions.user'),
			all('api::cart-item.cart-item'),
			all('api::message.message'),
			all('api::subscriber.subscriber', { confirmed: true }),
		]);
	return { projects, blogs, services, skills, reviews, users, cards, messages, subscribers };
}

export const unreadMessages = () => all('api::message.message', { read: false });
export const pendingReviews = () => owned.count(pendingWhere(true));
