import { PageBar } from '../../ui/sumu/page-bar';

export default function ReviewUpdate() {
	return <PageBar title="Update Review" />;
}
