import * as calls from '../endpoints/blogs';
import * as tagCalls from '../endpoints/tags';
import type { Blog, BlogForm, ManagedBlog } from '../schemas/blog';
import { type DeepRequired, defineExample } from './example';
import {
	deletedResponse,
	toAddedResponse,
	toChangedResponse,
	toItemResponse,
	toListResponse,
} from './responses';
import {
	sampleDate,
	sampleId,
	samplePicture,
	samplePublicationState,
	sampleUpdateDate,
	sampleUploadUrl,
} from './samples';

export const sampleBlog: Blog = {
	_id: sampleId,
	slug: 'forms-that-work-without-scripts',
	topic: 'Forms that work without scripts',
	author: 'Mira',
	description: 'A form is **HTML** first.',
	tags: ['HTML', 'Forms'],
	excerpt: 'A form is HTML first.',
	ownExcerpt: 'A form is HTML first.',
	seoTitle: 'Forms without JavaScript',
	seoDescription: 'How a form works before its script has come.',
	pictureAlt: samplePicture.alt,
	readingMinutes: 4,
	date: sampleDate,
	updated: sampleUpdateDate,
	rating: null,
	img: sampleUploadUrl,
	picture: samplePicture,
};

export const managedBlog: DeepRequired<ManagedBlog> = { ...sampleBlog, ...samplePublicationState };

export const blogForm: Required<BlogForm> = {
	topic: sampleBlog.topic,
	author: sampleBlog.author,
	description: sampleBlog.description,
	img: sampleBlog.img,
	pictureAlt: sampleBlog.pictureAlt,
	tags: sampleBlog.tags,
	excerpt: sampleBlog.ownExcerpt,
	seoTitle: sampleBlog.seoTitle,
	seoDescription: sampleBlog.seoDescription,
	slug: null,
};

export const sampleHtml = '<p>A form is <strong>HTML</strong> first.</p>';

export const blogExamples = {
	listBlogs: defineExample(calls.listBlogs, {
		query: { limit: 3, full: 'true' },
		response: toListResponse({ ...managedBlog, html: sampleHtml }),
	}),
	pageBlogs: defineExample(calls.pageBlogs, {
		params: { page: 'page=1' },
		response: toListResponse(sampleBlog),
	}),
	listPostAddresses: defineExample(calls.listPostAddresses, {
		query: { page: 1 },
		response: {
			...toListResponse({
				_id: sampleId,
				slug: sampleBlog.slug,
				updated: sampleBlog.updated,
				picture: samplePicture.url,
				tags: sampleBlog.tags,
			}),
			total: 1,
		},
	}),
	listTags: defineExample(calls.listTags, {
		response: toListResponse({ tag: 'HTML', count: 3, published: 2 }),
	}),
	renameTag: defineExample(tagCalls.renameTag, {
		params: { name: 'HTML' },
		body: { name: 'Markup' },
		response: toChangedResponse({ tag: 'Markup', changed: 3 }),
	}),
	removeTag: defineExample(tagCalls.removeTag, {
		params: { name: 'HTML' },
		response: toChangedResponse({ tag: null, changed: 3 }),
	}),
	getBlog: defineExample(calls.getBlog, {
		params: { id: sampleId },
		response: toItemResponse({ ...managedBlog, html: sampleHtml, previous: null, next: null }),
	}),
	addBlog: defineExample(calls.addBlog, { body: blogForm, response: toAddedResponse(managedBlog) }),
	updateBlog: defineExample(calls.updateBlog, {
		params: { id: sampleId },
		body: { topic: 'Forms first', updated: sampleUpdateDate },
		response: toChangedResponse({ ...managedBlog, topic: 'Forms first' }),
	}),
	deleteBlog: defineExample(calls.deleteBlog, {
		params: { id: sampleId },
		response: deletedResponse,
	}),
	previewBlog: defineExample(calls.previewBlog, {
		body: { description: blogForm.description },
		response: toItemResponse({ html: sampleHtml, isPlain: false }),
	}),
};
