import { type ListedReview, type Review, reviewSources } from '@sumu/contract';
import {
	choice,
	computed,
	date,
	documentId,
	type Fields,
	joined,
	numberOrNull,
	presenter,
	relation,
	type StoredRow,
	text,
	textOrNull,
} from '../../platform/fields';
import { pictureFields } from '../../platform/media/picture-fields';
import type blogSchema from '../blog/content-types/blog/schema.json';
import type projectSchema from '../project/content-types/project/schema.json';
import type schema from './content-types/review/schema.json';

const { address, picture } = pictureFields({
	file: 'userImg',
	url: 'userImgUrl',
	alt: 'UserName',
});

export const reviewFields = {
	_id: documentId,
	reviewText: text('reviewText'),
	userImg: computed({ address }, (from) => from.address || null),
	picture,
	UserName: text('UserName'),
	userCity: textOrNull('userCity'),
	location: computed({ country: textOrNull('country') }, (location) => location),
	rating: numberOrNull('rating'),
	date: date('date'),
} satisfies Fields<Review, typeof schema>;

type ForOwner = Required<Omit<ListedReview, keyof Review>>;
type Named = NonNullable<ForOwner['about']>;

const project = relation('project', {
	_id: documentId,
	name: text('projectsName'),
} satisfies Fields<Named, typeof projectSchema>);
const blog = relation('blog', {
	_id: documentId,
	name: text('topic'),
} satisfies Fields<Named, typeof blogSchema>);

/** What only the owner sees. */
const ownerFields = {
	userEmail: textOrNull('userEmail'),
	pending: joined<'pending', boolean>('pending'),
	source: choice('source', reviewSources, 'owner'),
	about: computed({ project, blog }, (from) => from.project ?? from.blog),
} satisfies Fields<ForOwner, typeof schema>;

export const ownedReviewFields = { ...reviewFields, ...ownerFields };

export type OwnedReviewRow = StoredRow<typeof ownedReviewFields>;

export const presentReview = presenter(reviewFields);
export const presentOwnedReview = presenter(ownedReviewFields);
