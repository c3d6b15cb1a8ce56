import { PageBar } from '../../ui/sumu/page-bar';

export default function AddBlog() {
	return <PageBar title="Add Blog" />;
}
