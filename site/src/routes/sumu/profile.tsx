import { PageBar } from '../../ui/sumu/page-bar';

export default function Profile() {
	return <PageBar title="Overview" />;
}
