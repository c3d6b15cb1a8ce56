import { PageBar } from '../../ui/sumu/page-bar';

export default function Settings() {
	return <PageBar title="Site settings" />;
}
