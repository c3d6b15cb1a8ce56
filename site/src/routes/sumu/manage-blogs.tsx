import { PageBar } from '../../ui/sumu/page-bar';

export default function ManageBlogs() {
	return <PageBar title="Manage Blogs" />;
}
