import { DemoContent } from '../../features/admin/demo/demo-content';
import { SettingsScreen } from '../../features/admin/settings/components/settings-screen';
import { SetupBelow, SetupFields } from '../../features/admin/setup/setup-fields';
import { setupWords } from '../../features/admin/setup/steps';
import { useSectionInHash } from '../../features/admin/setup/use-section-in-hash';
import { settingsPreview } from './settings-preview';

export default function Setup() {
	useSectionInHash();
	return (
		<>
			<SettingsScreen
				title={setupWords.title}
				Fields={SetupFields}
				Below={SetupBelow}
				preview={settingsPreview}
			/>
			<DemoContent />
		</>
	);
}
