import css from './crown.module.css';

/** The crown that everybody played for. */
export function Crown() {
  return (
    <svg class={css.crown} data-piece="crown" viewBox="0 0 200 130" aria-hidden="true">
      <path class={css.shade} d="M28 96Q100 78 172 96L168 122Q100 106 32 122Z" />
      <path
        class={css.metal}
        d="M32 104 14 34Q34 66 56 64 64 34 78 22 84 50 100 8 116 50 122 22 136 34 144 64 166 66 186 34L168 104Q100 88 32 104Z"
      />
      <path class={css.lit} d="M32 104 14 34Q34 66 56 64 64 34 78 22 84 50 100 8L100 92Q62 94 32 104Z" />
      <path class={css.band} d="M31 100Q100 82 169 100L166 122Q100 104 34 122Z" />
      <path class={css.line} d="M38 110Q100 94 162 110M60 74 66 88M140 74 134 88M100 44V78M90 62 100 78 110 62" />
      <g class={css.pearls}>
        <circle cx="14" cy="32" r="7" />
        <circle cx="78" cy="20" r="6" />
        <circle cx="100" cy="8" r="8" />
        <circle cx="122" cy="20" r="6" />
        <circle cx="186" cy="32" r="7" />
      </g>
      <g class={css.stones}>
        <path d="M100 92 109 102 100 112 91 102Z" />
        <path d="M62 98 69 106 62 114 55 106Z" />
        <path d="M138 98 145 106 138 114 131 106Z" />
      </g>
    </svg>
  );
}

/** Where nobody sits. */
export function Throne() {
  return (
    <svg class={css.throne} data-piece="throne" viewBox="0 0 200 220" aria-hidden="true">
      <path class={css.wood} d="M52 212V138H36V124H52V44Q100-6 148 44V124H164V138H148V212H132V176H68V212Z" />
      <path class={css.seat} d="M66 128V58Q100 22 134 58V128Z" />
      <path class={css.line} d="M76 118V66Q100 42 124 66V118M66 146H134M66 158H134M58 138V208M142 138V208" />
      <path class={css.hatch} d="M80 116 120 70M80 100 112 62M88 116 120 84M98 116 120 92" />
      <circle class={css.knob} cx="52" cy="38" r="8" />
      <circle class={css.knob} cx="148" cy="38" r="8" />
      <path class={css.knob} d="M92 12 100 0 108 12 100 24Z" />
    </svg>
  );
}
