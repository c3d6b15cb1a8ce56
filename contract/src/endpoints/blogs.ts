import { endpoint } from '../endpoint';
import { listOf, oneOf } from '../schemas/answers';
import { blogSchema } from '../schemas/blog';
import { idParams, limitQuery, pageParams } from '../schemas/requests';

export const listBlogs = endpoint({
	operation: 'blog.list',
	method: 'GET',
	path: '/blog',
	summary: 'The newest posts, oldest of them first',
	query: limitQuery,
	answer: listOf(blogSchema),
});

export const pageBlogs = endpoint({
	operation: 'blog.page',
	method: 'GET',
	path: '/blogs/:page',
	summary: 'One page of posts, newest first',
	params: pageParams,
	answer: listOf(blogSchema),
});

export const getBlog = endpoint({
	operation: 'blog.one',
	method: 'GET',
	path: '/blog/:id',
	summary: 'One post',
	params: idParams,
	answer: oneOf(blogSchema),
});
