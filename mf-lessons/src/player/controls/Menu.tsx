import { useEffect, useId, useState, type ReactNode, type ToggleEvent } from 'react';
import { ControlButton, type ControlButtonProps } from './ControlButton';
import styles from './menu.late.module.css';

export interface MenuProps extends Pick<ControlButtonProps, 'icon' | 'label'> {
  readonly children: ReactNode;
}

/** Space between the menu and the window's edge or its button, in pixels. */
const GAP = 8;
const WIDTH = 300;
/** The menu opens below the button if there is less space above, in pixels. */
const LEAST_HEIGHT = 220;

function place(menu: HTMLElement, button: Element): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, bottom, right } = button.getBoundingClientRect();
  const width = Math.min(WIDTH, clientWidth - 2 * GAP);
  const isAbove = top - GAP >= LEAST_HEIGHT;
  const left = Math.min(Math.max(right - width, GAP), clientWidth - width - GAP);
  const room = (isAbove ? top : clientHeight - bottom) - 2 * GAP;
  Object.assign(menu.style, {
    width: `${width}px`,
    left: `${left + window.scrollX}px`,
    // Grow upwards from the button: the height is unknown before the menu is shown.
    top: `${(isAbove ? top - GAP : bottom + GAP) + window.scrollY}px`,
    translate: isAbove ? '0 -100%' : 'none',
    maxHeight: `${Math.max(room, LEAST_HEIGHT)}px`,
  });
}

/**
 * A button with a menu. The browser's popover handles Escape, presses outside and the focus, and
 * announces whether the menu is open.
 */
export function Menu({ icon, label, children }: MenuProps) {
  const id = useId();
  const buttonId = useId();
  const [open, setOpen] = useState<HTMLElement>();
  const onBeforeToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    const button = document.getElementById(buttonId);
    if (newState === 'open' && button) place(currentTarget, button);
    setOpen(newState === 'open' ? currentTarget : undefined);
  };
  // Follow the button when the window changes, as when a phone is turned.
  useEffect(() => {
    if (!open) return undefined;
    const onResize = () => {
      const button = document.getElementById(buttonId);
      if (button) place(open, button);
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [open, buttonId]);
  return (
    <>
      <ControlButton id={buttonId} icon={icon} label={label} popoverTarget={id} />
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={styles.menu}
        onBeforeToggle={onBeforeToggle}
      >
        {children}
      </div>
    </>
  );
}
