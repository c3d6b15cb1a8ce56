import type { Post } from '@sumu/contract';
import { newestFirst, oldestFirst } from '../../platform/lib/orders';
import { published } from '../../platform/lib/published';
import { type FileRow, pictured } from '../../platform/media/picture';

interface Row {
	id: number;
	documentId: string;
	topic: string;
	date: string;
	img: FileRow | null;
	imageUrl: string | null;
}

const posts = published<Row>('api::blog.blog', {
	select: ['id', 'documentId', 'topic', 'date', 'imageUrl'],
	populate: { img: true },
});

const presented = ({ documentId, topic, date, img, imageUrl }: Row) => ({
	_id: documentId,
	topic,
	date: new Date(date).toISOString(),
	picture: pictured(img, imageUrl, topic).picture,
});

/** The posts just before and after a post in time. */
export async function neighbours(documentId: string): Promise<Pick<Post, 'previous' | 'next'>> {
	const post = await posts.one(documentId);
	if (!post) return { previous: null, next: null };
	const { date, id } = post;
	const beyond = (operator: '$lt' | '$gt') => ({
		$or: [{ date: { [operator]: date } }, { date, id: { [operator]: id } }],
	});
	const [[previous], [next]] = await Promise.all([
		posts.list({ where: beyond('$lt'), orderBy: newestFirst, limit: 1 }),
		posts.list({ where: beyond('$gt'), orderBy: oldestFirst, limit: 1 }),
	]);
	return {
		previous: previous ? presented(previous) : null,
		next: next ? presented(next) : null,
	};
}
