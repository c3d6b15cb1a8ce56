import { entryPaths } from '../../config/sumu-paths';
import { blogList } from '../../features/admin/lists/blogs';
import { ListLinks } from '../../features/admin/lists/data-table/list-links';
import { ListScreen } from '../../features/admin/lists/data-table/list-screen';

export default function ManageBlogs() {
	return (
		<ListScreen list={blogList}>
			<ListLinks add={entryPaths.blog.add.at()} label="Add Blog" />
		</ListScreen>
	);
}
