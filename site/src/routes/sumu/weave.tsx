import { WithSettings } from '../../features/admin/settings/components/with-settings';
import { WeaveForm } from '../../features/admin/weave/weave-form';

const screenTitle = 'Weave';

/** Screen of the pattern generator. */
export default function Weave() {
	return (
		<WithSettings title={screenTitle}>
			{(site) => <WeaveForm site={site} title={screenTitle} />}
		</WithSettings>
	);
}
