import type { Review } from '@sumu/contract';
import { type FileRow, pictured } from './picture';

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
