import { type ListedReview, type Review, reviewSources } from '@sumu/contract';
import { callingRole } from '../../access/roles';
import type userSchema from '../../extensions/users-permissions/content-types/user/schema.json';
import { stateFields } from '../../platform/documents/publication-state';
import {
	booleanField,
	choiceField,
	computedField,
	createPresenter,
	dateField,
	documentIdField,
	type FieldMapFor,
	nullableNumberField,
	nullableTextField,
	type RowOf,
	relationField,
	textField,
	virtualField,
} from '../../platform/fields';
import { pictureFields } from '../../platform/media/picture-columns';
import type blogSchema from '../blog/content-types/blog/schema.json';
import type projectSchema from '../project/content-types/project/schema.json';
import type schema from './content-types/review/schema.json';

const { address, picture } = pictureFields({
	file: 'userImg',
	url: 'userImgUrl',
	alt: 'UserName',
});

const profileField = relationField('user', {
	city: nullableTextField('city'),
	country: nullableTextField('country'),
} satisfies FieldMapFor<Record<'city' | 'country', string | null>, typeof userSchema>);

/** Place of a review. Without a city, that of the writer's profile, unless the place is fixed. */
const placeField = computedField(
	{
		city: nullableTextField('userCity'),
		country: nullableTextField('country'),
		isFixed: booleanField('isPlaceFixed'),
		profile: profileField,
	},
	({ city, country, isFixed, profile }) =>
		!city && !isFixed && profile?.city ? profile : { city, country },
);

export const reviewFields = {
	_id: documentIdField,
	reviewText: textField('reviewText'),
	userImg: computedField({ address }, (from) => from.address || null),
	picture,
	UserName: textField('UserName'),
	userCity: computedField({ place: placeField }, (from) => from.place.city),
	location: computedField({ place: placeField }, (from) => ({ country: from.place.country })),
	rating: nullableNumberField('rating'),
	date: dateField('date'),
	updated: dateField('updatedAt'),
} satisfies FieldMapFor<Review, typeof schema>;

type ForOwner = Required<Omit<ListedReview, keyof Review | 'project'>>;
type NamedTarget = NonNullable<ForOwner['about']>;
export type ReviewedProject = NonNullable<ListedReview['project']>;

const projectField = relationField('project', {
	_id: documentIdField,
	name: textField('projectsName'),
} satisfies FieldMapFor<NamedTarget, typeof projectSchema>);
const blogField = relationField('blog', {
	_id: documentIdField,
	name: textField('topic'),
} satisfies FieldMapFor<NamedTarget, typeof blogSchema>);

/** Fields that only the owner sees. */
const ownerFields = {
	...stateFields,
	userEmail: nullableTextField('userEmail'),
	pending: computedField({ shown: stateFields.shown }, ({ shown: isPublished }) => !isPublished),
	source: choiceField('source', reviewSources, 'owner'),
	picked: booleanField('picked'),
	about: computedField(
		{ project: projectField, blog: blogField },
		(from) => from.project ?? from.blog,
	),
} satisfies FieldMapFor<ForOwner, typeof schema>;

/** Fields of a review in a list without pages. */
export const shownReviewFields = {
	...reviewFields,
	project: virtualField<'project', ReviewedProject | null>('project'),
};

/** Fields for managers of reviews: adds the writer's e-mail. */
export const signedReviewFields = { ...shownReviewFields, userEmail: ownerFields.userEmail };

export const ownedReviewFields = { ...reviewFields, ...ownerFields };

/** Only admins may see the writer of a review. */
const { userEmail: _, ...unsignedFields } = ownedReviewFields;
const presentWhole = createPresenter(ownedReviewFields);
const presentUnsigned = createPresenter(unsignedFields);
const presentSigned = createPresenter(signedReviewFields);
export const canSeeAuthor = () => callingRole() === 'admin';

export const presentReview = createPresenter(reviewFields);
export const presentShownReview = createPresenter(shownReviewFields);
export const presentSignedReview = (row: RowOf<typeof signedReviewFields>): ListedReview =>
	canSeeAuthor() ? presentSigned(row) : presentShownReview(row);
export const presentOwnedReview = (row: RowOf<typeof ownedReviewFields>): ListedReview =>
	canSeeAuthor() ? presentWhole(row) : presentUnsigned(row);
