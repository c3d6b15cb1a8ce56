import {
	type Blog,
	type FullBlog,
	type ManagedBlog,
	type PostAddress,
	type PostWithNeighbours,
	type RatingSummary,
	tagsIn,
	truncationLengths,
} from '@sumu/contract';
import readingTime from 'reading-time';
import { addressFields } from '../../platform/addresses/address-rows';
import { slugField } from '../../platform/addresses/slugs';
import { stateFields } from '../../platform/documents/publication-state';
import {
	columnField,
	computedField,
	createPresenter,
	dateField,
	documentIdField,
	type FieldMapFor,
	textField,
	virtualField,
} from '../../platform/fields';
import { memoizeByText } from '../../platform/lib/memoize-by-text';
import { cutAtWord, toPlainText } from '../../platform/markdown/plain-text';
import { pictureFields } from '../../platform/media/picture-columns';
import type schema from './content-types/blog/schema.json';

/** Number of characters an excerpt is made from; parsing all of a long text would block other requests. */
const EXCERPTED_LENGTH = 5000;

/** Memoized by text: computing these costs more than reading the text from the database. */
const textDigests = memoizeByText((text) => ({
	excerpt: cutAtWord(
		toPlainText(text.slice(0, EXCERPTED_LENGTH), { cards: false }),
		truncationLengths.blogDescription,
	),
	readingMinutes: Math.max(1, Math.ceil(readingTime(text).minutes)),
}));

const pictureSourceFields = pictureFields({ file: 'img', url: 'imageUrl', alt: 'topic' });
const pictureField = computedField(
	{ shown: pictureSourceFields.picture, alt: textField('pictureAlt') },
	(from) => from.shown && { ...from.shown, alt: from.alt || from.shown.alt },
);
const descriptionField = textField('description');
const ownExcerpt = textField('excerpt');

/** Stored on one line, so that both SQLite and PostgreSQL can find the posts with one tag. */
export const tagsField = columnField('tags', (line: string | null) => (line ? tagsIn(line) : []));

export const blogFields = {
	_id: documentIdField,
	slug: slugField,
	topic: textField('topic'),
	author: textField('author'),
	description: descriptionField,
	tags: tagsField,
	excerpt: computedField(
		{ description: descriptionField, ownExcerpt },
		(from) => from.ownExcerpt || textDigests.one(from.description).excerpt,
	),
	ownExcerpt,
	seoTitle: textField('seoTitle'),
	seoDescription: textField('seoDescription'),
	pictureAlt: textField('pictureAlt'),
	readingMinutes: computedField(
		{ description: descriptionField },
		(from) => textDigests.one(from.description).readingMinutes,
	),
	date: dateField('date'),
	updated: dateField('updatedAt'),
	img: pictureSourceFields.address,
	picture: pictureField,
	rating: virtualField<'rating', RatingSummary | null>('rating'),
} satisfies FieldMapFor<Blog, typeof schema>;

/** Fields of a post including its text as HTML. */
export const fullBlogFields = {
	...blogFields,
	html: virtualField<'html', string>('html'),
} satisfies FieldMapFor<Blog & { html: string }, typeof schema>;

export const managedBlogFields = { ...blogFields, ...stateFields } satisfies FieldMapFor<
	Required<ManagedBlog>,
	typeof schema
>;
export const managedFullBlogFields = { ...fullBlogFields, ...stateFields } satisfies FieldMapFor<
	Required<FullBlog>,
	typeof schema
>;

const postAddressFields = {
	...addressFields,
	tags: tagsField,
} satisfies FieldMapFor<PostAddress, typeof schema>;

/** Fields of the previous or next post. */
export const neighbourFields = {
	_id: documentIdField,
	slug: slugField,
	topic: blogFields.topic,
	date: blogFields.date,
	picture: pictureField,
} satisfies FieldMapFor<NonNullable<PostWithNeighbours['next']>, typeof schema>;

export const presentManagedBlog = createPresenter(managedBlogFields);
export const presentManagedFullBlog = createPresenter(managedFullBlogFields);
export const presentBlog = createPresenter(blogFields);
export const presentFullBlog = createPresenter(fullBlogFields);
export const presentAddress = createPresenter(postAddressFields);
export const presentNeighbour = createPresenter(neighbourFields);
