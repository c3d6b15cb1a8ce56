import Swal from 'sweetalert2/dist/sweetalert2.js';
import 'sweetalert2/dist/sweetalert2.css';
import './alerts.css';
import lozenge from '../../assets/woven/lozenge.svg?raw';
import { wovenBorder } from '../woven-border';

const customClass = { confirmButton: 'alert-button', cancelButton: 'alert-button' };

const look = {
	iconHtml: lozenge,
	buttonsStyling: false,
	scrollbarPadding: false,
	customClass,
	willOpen: (popup: HTMLElement) => popup.style.setProperty('--alert-border', wovenBorder),
};

/** A box in the middle of the screen; the focus goes back to where it was. */
export const alertMixin = Swal.mixin({ ...look, heightAuto: false });

/** The classes of a box whose answer destroys something. */
export const destructive = { ...customClass, confirmButton: 'alert-button alert-destructive' };

function holdWhileUsed(popup: HTMLElement) {
	for (const event of ['mouseenter', 'focusin']) popup.addEventListener(event, Swal.stopTimer);
	for (const event of ['mouseleave', 'focusout']) popup.addEventListener(event, Swal.resumeTimer);
}

/** A note in the corner that leaves by itself, unless the pointer or the focus rests on it. */
export const toastMixin = Swal.mixin({
	...look,
	toast: true,
	position: 'bottom-start',
	showConfirmButton: false,
	timer: 5000,
	didOpen: holdWhileUsed,
});

/** One with a button that takes it back; who works by keys finds the focus there. */
export const undoMixin = (isByKey: boolean) =>
	toastMixin.mixin({
		showConfirmButton: true,
		timer: 8000,
		didOpen: (popup) => {
			holdWhileUsed(popup);
			if (isByKey) Swal.getConfirmButton()?.focus();
		},
	});
