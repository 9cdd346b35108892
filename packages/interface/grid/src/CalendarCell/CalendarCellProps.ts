/** Props of `CalendarCell`; the grid gives them. */
export interface CalendarCellProps {
  /** Name of the column. */
  label: string;
  /** Names the button that opens the calendar. */
  openLabel: string;
  /** The day in the cell as `yyyy-mm-dd`, or `null` for none. */
  value: string | null;
  /** Called with the day that is chosen. */
  onChoose: (value: string) => void;
  /** Whether the calendar is open. */
  isOpen: boolean;
  /** Called when the calendar opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
}
