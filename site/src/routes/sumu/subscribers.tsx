import { PageBar } from '../../ui/sumu/page-bar';

export default function Subscribers() {
	return <PageBar title="Subscribers" />;
}
