import { type Blog, blogSortFields, deleteBlog, listBlogs } from '@sumu/contract';
import { sumuPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import { day } from '../../../lib/text';
import type { ListConfig } from './data-table/list-config';
import { WithPicture } from './data-table/with-picture';

export const blogList: ListConfig<Blog, (typeof blogSortFields)[number]> = {
	resource: 'blogs',
	title: 'Manage Blogs',
	one: 'post',
	plural: 'posts',
	searchHint: 'Search posts',
	sortFields: blogSortFields,
	sort: '-date',
	entity: 'blog',
	nameOf: ({ topic }) => topic,
	editTo: ({ _id }) => sumuPaths.updateBlog.at(_id),
	addTo: sumuPaths.addBlog.at(),
	read: (ask, signal) => callAsUser(listBlogs, { query: ask, signal }),
	remove: (id) => callAsUser(deleteBlog, { params: { id } }),
	columns: [
		{
			header: 'Post',
			role: 'main',
			sort: 'topic',
			cell: ({ picture, topic }) => <WithPicture picture={picture} title={topic} />,
		},
		{ header: 'Author', sort: 'author', cell: ({ author }) => author },
		{ header: 'Date', role: 'date', sort: 'date', cell: ({ date }) => day(date) },
	],
};
