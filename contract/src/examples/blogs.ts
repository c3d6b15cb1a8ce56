import * as calls from '../endpoints/blogs';
import { defineExample } from './example';
import {
	deletedResponse,
	toAddedResponse,
	toChangedResponse,
	toItemResponse,
	toListResponse,
} from './responses';
import {
	blogForm,
	managedBlog,
	sampleBlog,
	sampleHtml,
	sampleId,
	sampleUpdateDate,
} from './samples';

export const blogExamples = {
	listBlogs: defineExample(calls.listBlogs, {
		query: { limit: 3, full: 'true' },
		response: toListResponse({ ...managedBlog, html: sampleHtml }),
	}),
	pageBlogs: defineExample(calls.pageBlogs, {
		params: { page: 'page=1' },
		response: toListResponse(sampleBlog),
	}),
	listTags: defineExample(calls.listTags, { response: toListResponse({ tag: 'HTML', count: 3 }) }),
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
