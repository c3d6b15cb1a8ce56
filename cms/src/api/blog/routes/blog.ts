import {
	addBlog,
	deleteBlog,
	getBlog,
	listBlogs,
	pageBlogs,
	previewBlog,
	updateBlog,
} from '@sumu/contract';
import { route } from '../../../contract/route';

export default {
	routes: [
		route(listBlogs),
		route(pageBlogs),
		route(getBlog, { policies: ['global::drafts-for-admin'] }),
		route(addBlog),
		route(updateBlog),
		route(deleteBlog),
		route(previewBlog),
	],
};
