import { PageBar } from '../../ui/sumu/page-bar';

export default function Messages() {
	return <PageBar title="Messages" />;
}
