import * as calls from '../endpoints/blogs';
import { added, changed, deleted, listed, one } from './responses';
import { example } from './example';
import { blog, id } from './samples';

const { topic, author, description, img } = blog;
const form = { topic, author, description, img };
const html = '<p>A form is <strong>HTML</strong> first.</p>';

export const blogExamples = {
	listBlogs: example(calls.listBlogs, { query: { limit: 3 }, answer: listed(blog) }),
	pageBlogs: example(calls.pageBlogs, { params: { page: 'page=1' }, answer: listed(blog) }),
	getBlog: example(calls.getBlog, {
		params: { id },
		answer: one({ ...blog, html, previous: null, next: null }),
	}),
	addBlog: example(calls.addBlog, { body: form, answer: added(blog) }),
	updateBlog: example(calls.updateBlog, {
		params: { id },
		body: { topic: 'Forms first' },
		answer: changed({ ...blog, topic: 'Forms first' }),
	}),
	deleteBlog: example(calls.deleteBlog, { params: { id }, answer: deleted }),
	previewBlog: example(calls.previewBlog, { body: { description }, answer: one({ html }) }),
};
