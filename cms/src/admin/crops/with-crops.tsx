import type { ComponentType } from 'react';
import { Crops } from './crops';

interface Props {
	name: string;
	disabled?: boolean;
}

/** Adds the focal point button below Strapi's media field. */
export const withCrops = (Media: ComponentType<Props>): ComponentType<Props> =>
	function Picture(props) {
		return (
			<>
				<Media {...props} />
				<Crops name={props.name} disabled={props.disabled} />
			</>
		);
	};
