import * as calls from '../endpoints/blogs';
import { example } from './example';
import { added, changed, deleted, listed, one } from './responses';
import { blog, blogForm, html, id, managedBlog, updated } from './samples';

export const blogExamples = {
	listBlogs: example(calls.listBlogs, {
		query: { limit: 3, full: 'true' },
		response: listed({ ...managedBlog, html }),
	}),
	pageBlogs: example(calls.pageBlogs, { params: { page: 'page=1' }, response: listed(blog) }),
	listTags: example(calls.listTags, { response: listed({ tag: 'HTML', count: 3 }) }),
	getBlog: example(calls.getBlog, {
		params: { id },
		response: one({ ...managedBlog, html, previous: null, next: null }),
	}),
	addBlog: example(calls.addBlog, { body: blogForm, response: added(managedBlog) }),
	updateBlog: example(calls.updateBlog, {
		params: { id },
		body: { topic: 'Forms first', updated },
		response: changed({ ...managedBlog, topic: 'Forms first' }),
	}),
	deleteBlog: example(calls.deleteBlog, { params: { id }, response: deleted }),
	previewBlog: example(calls.previewBlog, {
		body: { description: blogForm.description },
		response: one({ html, isPlain: false }),
	}),
};
