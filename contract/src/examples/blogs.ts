import * as calls from '../endpoints/blogs';
import { example } from './example';
import { added, changed, deleted, listed, one } from './responses';
import { blog, id } from './samples';

const { topic, author, description, img } = blog;
const form = { topic, author, description, img };
const html = '<p>A form is <strong>HTML</strong> first.</p>';

export const blogExamples = {
	listBlogs: example(calls.listBlogs, { query: { limit: 3 }, response: listed(blog) }),
	pageBlogs: example(calls.pageBlogs, { params: { page: 'page=1' }, response: listed(blog) }),
	getBlog: example(calls.getBlog, {
		params: { id },
		response: one({ ...blog, html, previous: null, next: null }),
	}),
	addBlog: example(calls.addBlog, { body: form, response: added(blog) }),
	updateBlog: example(calls.updateBlog, {
		params: { id },
		body: { topic: 'Forms first' },
		response: changed({ ...blog, topic: 'Forms first' }),
	}),
	deleteBlog: example(calls.deleteBlog, { params: { id }, response: deleted }),
	previewBlog: example(calls.previewBlog, { body: { description }, response: one({ html }) }),
};
