import type { ComponentProps } from 'react';
import { SettingsFields } from './settings-fields';
import { SettingsForm } from './settings-form';
import { WithSettings } from './with-settings';

type FormProps = ComponentProps<typeof SettingsForm>;

/** Everything on the site that is the owner's, or some of it. */
export const SettingsScreen = ({
	title = 'Site settings',
	Fields = SettingsFields,
	Below,
	preview,
}: Partial<Pick<FormProps, 'title' | 'Fields' | 'Below'>> & Pick<FormProps, 'preview'>) => (
	<WithSettings title={title}>
		{(site) => (
			<SettingsForm site={site} title={title} Fields={Fields} Below={Below} preview={preview} />
		)}
	</WithSettings>
);
