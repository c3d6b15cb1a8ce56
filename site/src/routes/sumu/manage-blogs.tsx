import { sumuPaths } from '../../config/sumu-paths';
import { ListLinks } from '../../features/manage/kit/list-links';
import { ListScreen } from '../../features/manage/kit/list-screen';
import { managedBlogs } from '../../features/manage/lists/blogs';

export default function ManageBlogs() {
	return (
		<ListScreen managed={managedBlogs}>
			<ListLinks add={sumuPaths.addBlog.at()} label="Add Blog" />
		</ListScreen>
	);
}
