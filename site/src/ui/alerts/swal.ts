import Swal from 'sweetalert2/dist/sweetalert2.js';
import 'sweetalert2/dist/sweetalert2.css';
import './alerts.css';
import lozenge from '../../assets/woven/lozenge.svg?raw';
import { wovenBorder } from '../woven-border';

const customClass = { confirmButton: 'alert-button', cancelButton: 'alert-button' };

const sharedOptions = {
	iconHtml: lozenge,
	buttonsStyling: false,
	scrollbarPadding: false,
	customClass,
	willOpen: (popup: HTMLElement) => popup.style.setProperty('--alert-border', wovenBorder),
};

/** A dialog in the middle of the screen; restores the focus when it closes. */
export const alertMixin = Swal.mixin({ ...sharedOptions, heightAuto: false });

/** Classes of a dialog that confirms a destructive action. */
export const destructiveClasses = {
	...customClass,
	confirmButton: 'alert-button alert-destructive',
};

function pauseTimerWhileUsed(popup: HTMLElement) {
	for (const event of ['mouseenter', 'focusin']) popup.addEventListener(event, Swal.stopTimer);
	for (const event of ['mouseleave', 'focusout']) popup.addEventListener(event, Swal.resumeTimer);
}

/** A toast in the corner; closes automatically unless hovered or focused. */
export const toastMixin = Swal.mixin({
	...sharedOptions,
	toast: true,
	position: 'bottom-start',
	showConfirmButton: false,
	timer: 5000,
	didOpen: pauseTimerWhileUsed,
});

/** A toast with an undo button, which gets the focus if the user works with the keyboard. */
export const undoMixin = (isByKey: boolean) =>
	toastMixin.mixin({
		showConfirmButton: true,
		timer: 8000,
		didOpen: (popup) => {
			pauseTimerWhileUsed(popup);
			if (isByKey) Swal.getConfirmButton()?.focus();
		},
	});
