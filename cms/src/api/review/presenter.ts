import { type ListedReview, type Review, reviewSources } from '@sumu/contract';
import { callingRole } from '../../access/role-of';
import type userSchema from '../../extensions/users-permissions/content-types/user/schema.json';
import { stateFields } from '../../platform/documents/state';
import {
	choice,
	computed,
	date,
	documentId,
	type Fields,
	flag,
	joined,
	numberOrNull,
	presenter,
	type RowOf,
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

const profile = relation('user', {
	city: textOrNull('city'),
	country: textOrNull('country'),
} satisfies Fields<Record<'city' | 'country', string | null>, typeof userSchema>);

/** Place of a review. Without a city, that of the writer's profile, unless the place is fixed. */
const place = computed(
	{
		city: textOrNull('userCity'),
		country: textOrNull('country'),
		isFixed: flag('isPlaceFixed'),
		profile,
	},
	({ city, country, isFixed, profile }) =>
		!city && !isFixed && profile?.city ? profile : { city, country },
);

export const reviewFields = {
	_id: documentId,
	reviewText: text('reviewText'),
	userImg: computed({ address }, (from) => from.address || null),
	picture,
	UserName: text('UserName'),
	userCity: computed({ place }, (from) => from.place.city),
	location: computed({ place }, (from) => ({ country: from.place.country })),
	rating: numberOrNull('rating'),
	date: date('date'),
	updated: date('updatedAt'),
} satisfies Fields<Review, typeof schema>;

type ForOwner = Required<Omit<ListedReview, keyof Review | 'project'>>;
type Named = NonNullable<ForOwner['about']>;
export type ReviewedProject = NonNullable<ListedReview['project']>;

const project = relation('project', {
	_id: documentId,
	name: text('projectsName'),
} satisfies Fields<Named, typeof projectSchema>);
const blog = relation('blog', {
	_id: documentId,
	name: text('topic'),
} satisfies Fields<Named, typeof blogSchema>);

/** Fields that only the owner sees. */
const ownerFields = {
	...stateFields,
	userEmail: textOrNull('userEmail'),
	pending: joined<'pending', boolean>('pending'),
	source: choice('source', reviewSources, 'owner'),
	picked: flag('picked'),
	about: computed({ project, blog }, (from) => from.project ?? from.blog),
} satisfies Fields<ForOwner, typeof schema>;

/** Fields of a review in a list without pages. */
export const shownReviewFields = {
	...reviewFields,
	project: joined<'project', ReviewedProject | null>('project'),
};

/** Fields for managers of reviews: adds the writer's e-mail. */
export const signedReviewFields = { ...shownReviewFields, userEmail: ownerFields.userEmail };

export const ownedReviewFields = { ...reviewFields, ...ownerFields };

export type OwnedReviewRow = StoredRow<typeof ownedReviewFields>;

/** Only admins may see the writer of a review. */
const { userEmail: _, ...unsignedFields } = ownedReviewFields;
const presentWhole = presenter(ownedReviewFields);
const presentUnsigned = presenter(unsignedFields);
const presentSigned = presenter(signedReviewFields);
const mayKnowWho = () => callingRole() === 'admin';

export const presentReview = presenter(reviewFields);
export const presentShownReview = presenter(shownReviewFields);
export const presentSignedReview = (row: RowOf<typeof signedReviewFields>): ListedReview =>
	mayKnowWho() ? presentSigned(row) : presentShownReview(row);
export const presentOwnedReview = (row: RowOf<typeof ownedReviewFields>): ListedReview =>
	mayKnowWho() ? presentWhole(row) : presentUnsigned(row);
