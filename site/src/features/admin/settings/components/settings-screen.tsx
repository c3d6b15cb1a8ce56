import type { ComponentProps } from 'react';
import { SettingsFields } from './settings-fields';
import { SettingsForm } from './settings-form';
import { WithSettings } from './with-settings';

type FormProps = ComponentProps<typeof SettingsForm>;

/** Everything on the site that is the owner's, or some of it. */
export const SettingsScreen = ({
	title = 'Site settings',
	Fields = SettingsFields,
	preview,
}: Partial<Pick<FormProps, 'title' | 'Fields'>> & Pick<FormProps, 'preview'>) => (
	<WithSettings title={title}>
		{(site) => <SettingsForm site={site} title={title} Fields={Fields} preview={preview} />}
	</WithSettings>
);
