import type { ListedReview, Review } from '@sumu/contract';
import { type FileRow, pictured } from '../../platform/media/picture';

export interface ReviewRow {
	documentId: string;
	reviewText: string;
	rating: number | null;
	UserName: string;
	userImg: FileRow | null;
	userImgUrl: string | null;
	userCity: string | null;
	country: string | null;
	date: string;
}

export const reviewColumns = [
	'documentId',
	'reviewText',
	'rating',
	'UserName',
	'userImgUrl',
	'userCity',
	'country',
	'date',
];

export function presentReview(row: ReviewRow): Review {
	const { address, picture } = pictured(row.userImg, row.userImgUrl, row.UserName);
	return {
		_id: row.documentId,
		reviewText: row.reviewText,
		userImg: address || null,
		picture,
		UserName: row.UserName,
		userCity: row.userCity || null,
		location: { country: row.country || null },
		rating: row.rating,
		date: new Date(row.date).toISOString(),
	};
}

/** A review with what only the owner sees. */
export interface OwnedReviewRow extends ReviewRow {
	userEmail: string | null;
	source: ListedReview['source'];
	project: { documentId: string; projectsName: string } | null;
	blog: { documentId: string; topic: string } | null;
}

export const ownedReviewColumns = [...reviewColumns, 'userEmail', 'source'];

function about({ project, blog }: OwnedReviewRow) {
	if (project) return { _id: project.documentId, name: project.projectsName };
	return blog ? { _id: blog.documentId, name: blog.topic } : null;
}

export const presentOwnedReview = (row: OwnedReviewRow, pending: boolean): ListedReview => ({
	...presentReview(row),
	userEmail: row.userEmail,
	pending,
	source: row.source,
	about: about(row),
});
