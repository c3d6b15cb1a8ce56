import { blogSortFields, deleteBlog, listBlogs, type ManagedBlog } from '@sumu/contract';
import { entryPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import { entryRoutes } from '../entry-routes';
import { formatDate } from '../ui/formats';
import type { ListConfig } from './data-table/list-config';
import { dateFilter, tagFilter } from './data-table/list-filters';
import { ListLinks } from './data-table/list-links';
import { ListScreen } from './data-table/list-screen';
import { WithPicture } from './data-table/name-cells';
import { stateColumn } from './data-table/state-column';

const blogList: ListConfig<ManagedBlog, (typeof blogSortFields)[number]> = {
	resource: 'blogs',
	title: 'Manage Blogs',
	one: 'post',
	plural: 'posts',
	searchHint: 'Search posts',
	sortFields: blogSortFields,
	sort: '-date',
	entity: 'blog',
	nameOf: ({ topic }) => topic,
	kind: 'blog',
	trash: 'blog',
	editTo: ({ _id }) => entryRoutes.blog.edit(_id),
	read: (ask, signal) => callAsUser(listBlogs, { query: ask, signal }),
	remove: (id, options) => callAsUser(deleteBlog, { params: { id }, ...options }),
	filters: [tagFilter, dateFilter],
	exportedFields: ['topic', 'slug', 'author', 'tags', 'status', 'date'],
	useBulkChoices() {
		const choices = tagFilter.useChoices().map(({ value }) => value);
		return (action) => (action === 'addTag' || action === 'removeTag' ? choices : []);
	},
	columns: [
		{
			header: 'Post',
			role: 'main',
			sort: 'topic',
			cell: ({ _id, picture, topic }) => (
				<WithPicture picture={picture} title={topic} to={entryRoutes.blog.edit(_id)} />
			),
		},
		stateColumn('blog'),
		{ header: 'Author', sort: 'author', cell: ({ author }) => author },
		{ header: 'Date', role: 'date', sort: 'date', cell: ({ date }) => formatDate(date) },
	],
};

export default function BlogsScreen() {
	return (
		<ListScreen list={blogList}>
			<ListLinks add={entryPaths.blog.add.at()} label="Add Blog" />
		</ListScreen>
	);
}
